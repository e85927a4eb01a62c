export { addressGroup, addressList, isListed, plainAddress } from './address.ts'
export { limitPatience, STALLED_MS } from './patience.ts'
