import { isLogFormat } from '../files/log-writers.ts'
import type { DataSetPlan } from '../files/plan.ts'
import type { ExportRequest } from './request.ts'

/** The data set that a request asks for. */
export function planOf(
  { format, tables, compression, byteOrderMark, viewer }: ExportRequest,
  folder: string,
  generator: string,
): DataSetPlan {
  return {
    folder,
    tables,
    tableFormat: isLogFormat(format) ? 'csv' : format,
    logs: isLogFormat(format) ? [format] : [],
    compression,
    byteOrderMark,
    viewer,
    generator,
  }
}
