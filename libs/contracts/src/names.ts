/** A name as it is looked for: in whatever case and width it is written. */
export function searchedName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}

const PLAYER_ID = /^[a-z0-9][a-z0-9:-]{0,63}$/

/** Whether a text can be a player's id. */
export function isPlayerId(text: string): boolean {
  return PLAYER_ID.test(text)
}
