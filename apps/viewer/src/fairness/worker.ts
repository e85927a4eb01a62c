import { checkLog } from './check-log.ts'

// The check of a deal beside the page, so that nothing on it waits for hundreds of hashes.
addEventListener('message', (event: MessageEvent<string>) => postMessage(checkLog(event.data)))
