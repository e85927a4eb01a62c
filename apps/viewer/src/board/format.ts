/** Points with their sign, a true minus: `+8`, `−8`, `0`. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** A clock's face: seconds alone below a hundred, then minutes and seconds. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return whole < 100 ? String(whole) : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The `lang` attribute of a name with Chinese characters in it. */
export function scriptTag(name: string): string | undefined {
  return /\p{Script=Han}/u.test(name) ? 'zh-Hans' : undefined
}
