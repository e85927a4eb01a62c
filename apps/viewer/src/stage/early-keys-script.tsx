import { headers } from 'next/headers'
import { KEEP_KEYS } from './early-keys.ts'

/** {@link KEEP_KEYS} in a page that the server writes, with the nonce of its content policy. It stands before what is to be seen. */
export async function EarlyKeys() {
  const policy = (await headers()).get('content-security-policy')
  const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
  // The browser hides the nonce from whoever looks at the page, React too.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: KEEP_KEYS }} />
}
