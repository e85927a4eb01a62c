/** What a replay shows only when asked to: loaded once the table stands. */
export { AnalysisPanel } from '../analysis/analysis-panel.tsx'
export { KeyHelp } from '../stage/key-help.tsx'
export { PointsPanel } from '../stage/points-panel.tsx'
export { BranchBar } from './branch-bar.tsx'
export { DealPanel } from './deal-panel.tsx'
export { ScoreSheet } from './score-sheet.tsx'
export { WallPanel } from './wall-panel.tsx'
