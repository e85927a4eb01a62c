/** The discard with which the front window closes (rules.md W5, W6). */
export const FRONT_WINDOW = 4
