// Generated from event-schemas/ by `npm run generate`. Do not edit.
import type { EventCheck } from '../check.ts'
import * as checks from './checks.ts'

/** The check of every event type and version that has a schema. */
export const EVENT_CHECKS: readonly EventCheck[] = [
  { name: 'BirdsTurned', version: 1, check: checks.checkBirdsTurnedV1 },
  { name: 'ClaimAnswered', version: 1, check: checks.checkClaimAnsweredV1 },
  { name: 'DealEnded', version: 1, check: checks.checkDealEndedV1 },
  { name: 'DealStarted', version: 1, check: checks.checkDealStartedV1 },
  { name: 'HandLocked', version: 1, check: checks.checkHandLockedV1 },
  { name: 'HandsDealt', version: 1, check: checks.checkHandsDealtV1 },
  { name: 'KongMade', version: 1, check: checks.checkKongMadeV1 },
  { name: 'KongRobbed', version: 1, check: checks.checkKongRobbedV1 },
  { name: 'PointsPaid', version: 1, check: checks.checkPointsPaidV1 },
  { name: 'PungClaimed', version: 1, check: checks.checkPungClaimedV1 },
  { name: 'ReadyAnnounced', version: 1, check: checks.checkReadyAnnouncedV1 },
  { name: 'SwapChosen', version: 1, check: checks.checkSwapChosenV1 },
  { name: 'SwapDirectionDrawn', version: 1, check: checks.checkSwapDirectionDrawnV1 },
  { name: 'TileDiscarded', version: 1, check: checks.checkTileDiscardedV1 },
  { name: 'TileDrawn', version: 1, check: checks.checkTileDrawnV1 },
  { name: 'TilesRemoved', version: 1, check: checks.checkTilesRemovedV1 },
  { name: 'TilesSwapped', version: 1, check: checks.checkTilesSwappedV1 },
  { name: 'TurnTimedOut', version: 1, check: checks.checkTurnTimedOutV1 },
  { name: 'VoidSuitChosen', version: 1, check: checks.checkVoidSuitChosenV1 },
  { name: 'VoidSuitsDeclared', version: 1, check: checks.checkVoidSuitsDeclaredV1 },
  { name: 'WallBuilt', version: 1, check: checks.checkWallBuiltV1 },
  { name: 'WinDeclared', version: 1, check: checks.checkWinDeclaredV1 },
  { name: 'ClientSeedAdded', version: 1, check: checks.checkClientSeedAddedV1 },
  { name: 'DealClosed', version: 1, check: checks.checkDealClosedV1 },
  { name: 'DealOpened', version: 1, check: checks.checkDealOpenedV1 },
  { name: 'LeaseReleased', version: 1, check: checks.checkLeaseReleasedV1 },
  { name: 'LeaseRenewed', version: 1, check: checks.checkLeaseRenewedV1 },
  { name: 'LeaseTaken', version: 1, check: checks.checkLeaseTakenV1 },
  { name: 'SeedCommitted', version: 1, check: checks.checkSeedCommittedV1 },
  { name: 'TableClosed', version: 1, check: checks.checkTableClosedV1 },
  { name: 'TableOpened', version: 1, check: checks.checkTableOpenedV1 },
]
