import { UNREACHABLE, type ApiError } from './request.ts'

/** The HTTP status of a page or a picture for which the server had no answer. */
export function statusOf({ code }: ApiError): number {
  switch (code) {
    case 'DEAL_RUNNING':
      return 409
    case 'DEAL_UNREADABLE':
      return 422
    case 'DEAL_NOT_FOUND':
    case 'TABLE_NOT_FOUND':
    case 'BAD_ID':
      return 404
    case 'TOO_MANY_REQUESTS':
      return 429
    case 'NOT_READY':
    case 'STORE_UNAVAILABLE':
    case UNREACHABLE:
      return 503
    default:
      return 500
  }
}
