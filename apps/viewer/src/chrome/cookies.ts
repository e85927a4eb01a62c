/** Keeps a choice of the reader for a year, for the whole site. */
export function keepChoice(cookie: string, value: string): void {
  document.cookie = `${cookie}=${value}; path=/; max-age=31536000; samesite=lax`
}
