// Generated from event-schemas/ by `npm run generate`. Do not edit.
import type { Secrecy } from '../validator.ts'

/** What each schema's x-audience marks say, by `Name.vN`. */
export const SECRECY: Readonly<Record<string, Secrecy>> = {
  'BirdsTurned.v1': {"event":"public","actors":[],"fields":[]},
  'ClaimAnswered.v1': {"event":"actor","actors":["seat"],"fields":[{"path":["seat"],"audience":"actor","actors":["seat"]},{"path":["offers"],"audience":"actor","actors":["seat"]},{"path":["answer"],"audience":"actor","actors":["seat"]},{"path":["timedOut"],"audience":"actor","actors":["seat"]}]},
  'DealEnded.v1': {"event":"public","actors":[],"fields":[]},
  'DealStarted.v1': {"event":"public","actors":[],"fields":[]},
  'HandLocked.v1': {"event":"public","actors":[],"fields":[]},
  'HandsDealt.v1': {"event":"public","actors":[],"fields":[{"path":["hands","*","tiles"],"audience":"actor","actors":["seat"]}]},
  'KongMade.v1': {"event":"public","actors":[],"fields":[]},
  'KongRobbed.v1': {"event":"public","actors":[],"fields":[]},
  'PointsPaid.v1': {"event":"public","actors":[],"fields":[]},
  'PungClaimed.v1': {"event":"public","actors":[],"fields":[]},
  'ReadyAnnounced.v1': {"event":"public","actors":[],"fields":[]},
  'SwapChosen.v1': {"event":"public","actors":[],"fields":[{"path":["tiles"],"audience":"actor","actors":["seat"]}]},
  'SwapDirectionDrawn.v1': {"event":"public","actors":[],"fields":[]},
  'TileDiscarded.v1': {"event":"public","actors":[],"fields":[]},
  'TileDrawn.v1': {"event":"public","actors":[],"fields":[{"path":["tile"],"audience":"actor","actors":["seat"]}]},
  'TilesRemoved.v1': {"event":"public","actors":[],"fields":[{"path":["tiles"],"audience":"actor","actors":["seat"]}]},
  'TilesSwapped.v1': {"event":"public","actors":[],"fields":[{"path":["moves","*","tiles"],"audience":"actor","actors":["from","to"]}]},
  'TurnTimedOut.v1': {"event":"public","actors":[],"fields":[]},
  'VoidSuitChosen.v1': {"event":"public","actors":[],"fields":[{"path":["suit"],"audience":"actor","actors":["seat"]}]},
  'VoidSuitsDeclared.v1': {"event":"public","actors":[],"fields":[]},
  'WallBuilt.v1': {"event":"public","actors":[],"fields":[{"path":["wall"],"audience":"afterDeal","actors":[]},{"path":["birds"],"audience":"afterDeal","actors":[]},{"path":["seed"],"audience":"afterDeal","actors":[]}]},
  'WinDeclared.v1': {"event":"public","actors":[],"fields":[{"path":["reading"],"audience":"actor","actors":["seat"]}]},
  'DealClosed.v1': {"event":"public","actors":[],"fields":[]},
  'DealOpened.v1': {"event":"public","actors":[],"fields":[]},
  'TableClosed.v1': {"event":"public","actors":[],"fields":[]},
  'TableOpened.v1': {"event":"public","actors":[],"fields":[]},
}
