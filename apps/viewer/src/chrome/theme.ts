/** Light or dark as the reader chose it, or `auto`: as the system has it. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The cookie that keeps the choice. */
export const THEME_COOKIE = 'paipu-theme'

/** Reads the cookie's value. */
export function readTheme(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'auto'
}
