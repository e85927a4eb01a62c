export { type NodeOptions, type RunningNode, startNode } from './node.ts'
export { applyFault, type Endpoint, type FaultControl, type Faults } from './faults.ts'
