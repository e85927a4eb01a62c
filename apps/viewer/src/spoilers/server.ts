import { cookies } from 'next/headers'
import { SPOILERS_COOKIE, wantsNoSpoilers } from './cookie.ts'

/** Whether the reader whose page is being rendered wants to be told only what has been reached. */
export async function readerWantsNoSpoilers(): Promise<boolean> {
  return wantsNoSpoilers((await cookies()).get(SPOILERS_COOKIE)?.value)
}
