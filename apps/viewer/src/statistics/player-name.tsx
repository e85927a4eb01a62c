import { Link } from '../link.tsx'
import type { Player } from '../api/schema.ts'
import { playerAddress } from './links.ts'

interface Props {
  readonly player: Pick<Player, 'id' | 'name'>
  /** Whether the name leads nowhere: in a deal that was recorded elsewhere nobody here is meant. */
  readonly elsewhere?: boolean
}

/** A player's name, which leads to the player's page. */
export function PlayerName({ player: { id, name }, elsewhere = false }: Props) {
  if (elsewhere)
    return (
      <span className="player-name truncate" dir="auto">
        {name}
      </span>
    )
  return (
    <Link className="player-name truncate" dir="auto" prefetch={false} href={playerAddress(id)}>
      {name}
    </Link>
  )
}
