export { addressGroup, addressList, isListed, plainAddress } from './address.ts'
export { makeBudgets, type Budgets } from './budgets.ts'
export { limitPatience, STALLED_MS } from './patience.ts'
