import type { DealAnalysis } from '@paipu/analysis'
import type { MomentDecision } from '../analysis/use-analysis.ts'

/** What a deal's analysis says of moments up to a place among its events, and nothing of those after it. */
export function toldUpTo(analysis: DealAnalysis, reached: number): DealAnalysis {
  const decisions = analysis.decisions.filter(({ source }) => source <= reached)
  const readiness = analysis.readiness.filter(({ source }) => source <= reached)
  return { ...analysis, decisions, readiness }
}

/** What is told of a moment's decision: nothing of one that has not been reached. */
export function toldDecision(decision: MomentDecision, reached: number): MomentDecision {
  return decision === null || decision === 'waiting' || decision.source <= reached ? decision : null
}
