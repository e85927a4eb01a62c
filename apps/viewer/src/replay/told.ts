import type { DealAnalysis } from '@paipu/analysis'

/** What a deal's analysis says of moments up to a place among its events, and nothing of those after it. */
export function toldUpTo(analysis: DealAnalysis, reached: number): DealAnalysis {
  const decisions = analysis.decisions.filter(({ source }) => source <= reached)
  const readiness = analysis.readiness.filter(({ source }) => source <= reached)
  return { ...analysis, decisions, readiness }
}
