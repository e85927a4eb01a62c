// Generated from event-schemas/ by `npm run generate`. Do not edit.
import type { EventValidator } from '../validator.ts'
import * as validators from './validators.js'

/** The validator of every event type and version that has a schema. */
export const EVENT_VALIDATORS: readonly EventValidator[] = [
  { name: 'BirdsTurned', version: 1, validate: validators.validateBirdsTurnedV1 },
  { name: 'ClaimAnswered', version: 1, validate: validators.validateClaimAnsweredV1 },
  { name: 'DealEnded', version: 1, validate: validators.validateDealEndedV1 },
  { name: 'DealStarted', version: 1, validate: validators.validateDealStartedV1 },
  { name: 'HandLocked', version: 1, validate: validators.validateHandLockedV1 },
  { name: 'HandsDealt', version: 1, validate: validators.validateHandsDealtV1 },
  { name: 'KongMade', version: 1, validate: validators.validateKongMadeV1 },
  { name: 'KongRobbed', version: 1, validate: validators.validateKongRobbedV1 },
  { name: 'PointsPaid', version: 1, validate: validators.validatePointsPaidV1 },
  { name: 'PungClaimed', version: 1, validate: validators.validatePungClaimedV1 },
  { name: 'ReadyAnnounced', version: 1, validate: validators.validateReadyAnnouncedV1 },
  { name: 'SwapChosen', version: 1, validate: validators.validateSwapChosenV1 },
  { name: 'SwapDirectionDrawn', version: 1, validate: validators.validateSwapDirectionDrawnV1 },
  { name: 'TileDiscarded', version: 1, validate: validators.validateTileDiscardedV1 },
  { name: 'TileDrawn', version: 1, validate: validators.validateTileDrawnV1 },
  { name: 'TilesRemoved', version: 1, validate: validators.validateTilesRemovedV1 },
  { name: 'TilesSwapped', version: 1, validate: validators.validateTilesSwappedV1 },
  { name: 'TurnTimedOut', version: 1, validate: validators.validateTurnTimedOutV1 },
  { name: 'VoidSuitChosen', version: 1, validate: validators.validateVoidSuitChosenV1 },
  { name: 'VoidSuitsDeclared', version: 1, validate: validators.validateVoidSuitsDeclaredV1 },
  { name: 'WallBuilt', version: 1, validate: validators.validateWallBuiltV1 },
  { name: 'WinDeclared', version: 1, validate: validators.validateWinDeclaredV1 },
  { name: 'ClientSeedAdded', version: 1, validate: validators.validateClientSeedAddedV1 },
  { name: 'DealClosed', version: 1, validate: validators.validateDealClosedV1 },
  { name: 'DealOpened', version: 1, validate: validators.validateDealOpenedV1 },
  { name: 'LeaseReleased', version: 1, validate: validators.validateLeaseReleasedV1 },
  { name: 'LeaseRenewed', version: 1, validate: validators.validateLeaseRenewedV1 },
  { name: 'LeaseTaken', version: 1, validate: validators.validateLeaseTakenV1 },
  { name: 'SeedCommitted', version: 1, validate: validators.validateSeedCommittedV1 },
  { name: 'TableClosed', version: 1, validate: validators.validateTableClosedV1 },
  { name: 'TableOpened', version: 1, validate: validators.validateTableOpenedV1 },
]
