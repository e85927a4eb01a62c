import type { ServerResponse } from 'node:http'

const WORDS = 'Your address asks for too many pages: wait some seconds.\n你的地址请求的页面过多，请稍候几秒。\n'

/** Refuses a page to whose address asks for too many; a page of its own would cost what is to be saved. */
export function refuseForNow(response: ServerResponse): void {
  response.writeHead(429, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  })
  response.end(WORDS)
}
