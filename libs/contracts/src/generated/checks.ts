// Generated from event-schemas/ by `npm run generate`. Do not edit.
import {
  atLeast, atLeastItems, atMost, atMostItems, isTileCode, matches, missing, NO_ARRAY, NO_BOOLEAN, NO_INTEGER, NO_INTEGER_OR_NULL,
  NO_OBJECT, NO_STRING, NOT_LISTED, NOT_NULL, NOT_THE_CONSTANT, pattern, surplus, within, type Fault,
} from '../check.ts'

export function checkTile(value: any): Fault | null {
  return (isTileCode(value) ? null : NOT_LISTED)
}

export function checkSuit(value: any): Fault | null {
  return (value === "m" || value === "p" || value === "s" ? null : NOT_LISTED)
}

export function checkSeat(value: any): Fault | null {
  return (value === 0 || value === 1 || value === 2 || value === 3 ? null : NOT_LISTED)
}

const CHECKUUID_3 = pattern("^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$")

export function checkUuid(value: any): Fault | null {
  return (typeof value !== 'string' ? NO_STRING : matches(value, CHECKUUID_3) ? null : CHECKUUID_3.fault)
}

const CHECKSHA256_5 = pattern("^[0-9a-f]{64}$")

export function checkSha256(value: any): Fault | null {
  return (typeof value !== 'string' ? NO_STRING : matches(value, CHECKSHA256_5) ? null : CHECKSHA256_5.fault)
}

const CHECKNAME_7 = pattern("^[^\\u0000-\\u001f\\u007f]{1,40}$")

export function checkName(value: any): Fault | null {
  return (typeof value !== 'string' ? NO_STRING : matches(value, CHECKNAME_7) ? null : CHECKNAME_7.fault)
}

export function checkPoints(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 4) return atMostItems(4)
  if (value.length < 4) return atLeastItems(4)
  for (let at = 0; at < value.length; at++) {
    const fault = (!Number.isInteger(value[at]) ? NO_INTEGER : null)
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkTiles(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkPayment(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.from === undefined) return missing('from')
  if (value.to === undefined) return missing('to')
  if (value.points === undefined) return missing('points')
  for (const key in value) if (key !== 'from' && key !== 'to' && key !== 'points') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.from)
  if (fault !== null) return within('from', fault)
  fault = checkSeat(value.to)
  if (fault !== null) return within('to', fault)
  fault = (!Number.isInteger(value.points) ? NO_INTEGER : value.points < 1 ? atLeast(1) : null)
  if (fault !== null) return within('points', fault)
  return null
}

const CHECKFAN_NAME_12 = pattern("^[a-z][a-z-]{0,39}$")

export function checkFan(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.name === undefined) return missing('name')
  if (value.fan === undefined) return missing('fan')
  for (const key in value) if (key !== 'name' && key !== 'fan') return surplus(key)
  let fault: Fault | null = null
  fault = (typeof value.name !== 'string' ? NO_STRING : matches(value.name, CHECKFAN_NAME_12) ? null : CHECKFAN_NAME_12.fault)
  if (fault !== null) return within('name', fault)
  fault = (!Number.isInteger(value.fan) ? NO_INTEGER : value.fan < 0 ? atLeast(0) : null)
  if (fault !== null) return within('fan', fault)
  return null
}

function checkReading_sets_14(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  if (value.tile === undefined) return missing('tile')
  if (value.wilds === undefined) return missing('wilds')
  for (const key in value) if (key !== 'kind' && key !== 'tile' && key !== 'wilds') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "sequence" || value.kind === "triplet" ? null : NOT_LISTED)
  if (fault !== null) return within('kind', fault)
  fault = checkTile(value.tile)
  if (fault !== null) return within('tile', fault)
  fault = (!Number.isInteger(value.wilds) ? NO_INTEGER : value.wilds > 3 ? atMost(3) : value.wilds < 0 ? atLeast(0) : null)
  if (fault !== null) return within('wilds', fault)
  return null
}

function checkReading_sets_15(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkReading_sets_14(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

function checkReading_16(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  if (value.sets === undefined) return missing('sets')
  if (value.pair === undefined) return missing('pair')
  if (value.pairWilds === undefined) return missing('pairWilds')
  for (const key in value) if (key !== 'kind' && key !== 'sets' && key !== 'pair' && key !== 'pairWilds') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "standard" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  fault = checkReading_sets_15(value.sets)
  if (fault !== null) return within('sets', fault)
  fault = checkTile(value.pair)
  if (fault !== null) return within('pair', fault)
  fault = (!Number.isInteger(value.pairWilds) ? NO_INTEGER : value.pairWilds > 2 ? atMost(2) : value.pairWilds < 0 ? atLeast(0) : null)
  if (fault !== null) return within('pairWilds', fault)
  return null
}

function checkReading_pairs_17(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

function checkReading_18(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  if (value.pairs === undefined) return missing('pairs')
  if (value.wilds === undefined) return missing('wilds')
  for (const key in value) if (key !== 'kind' && key !== 'pairs' && key !== 'wilds') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "seven-pairs" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  fault = checkReading_pairs_17(value.pairs)
  if (fault !== null) return within('pairs', fault)
  fault = (!Number.isInteger(value.wilds) ? NO_INTEGER : value.wilds > 4 ? atMost(4) : value.wilds < 0 ? atLeast(0) : null)
  if (fault !== null) return within('wilds', fault)
  return null
}

function checkReading_19(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  for (const key in value) if (key !== 'kind') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "four-reds" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  return null
}

function checkReading_20(value: any): Fault | null {
  const fault = checkReading_16(value)
  return fault === null || checkReading_18(value) === null || checkReading_19(value) === null ? null : fault
}

export function checkReading(value: any): Fault | null {
  return checkReading_20(value)
}

const CHECKRULESET_ID_22 = pattern("^[a-z][a-z0-9-]{0,59}$")

function checkRuleSet_options_23(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.fanCap === undefined) return missing('fanCap')
  for (const key in value) if (key !== 'fanCap') return surplus(key)
  let fault: Fault | null = null
  fault = (value.fanCap === null ? null : (!Number.isInteger(value.fanCap) ? NO_INTEGER_OR_NULL : value.fanCap > 20 ? atMost(20) : value.fanCap < 0 ? atLeast(0) : null))
  if (fault !== null) return within('fanCap', fault)
  return null
}

export function checkRuleSet(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.id === undefined) return missing('id')
  if (value.version === undefined) return missing('version')
  if (value.options === undefined) return missing('options')
  for (const key in value) if (key !== 'id' && key !== 'version' && key !== 'options') return surplus(key)
  let fault: Fault | null = null
  fault = (typeof value.id !== 'string' ? NO_STRING : matches(value.id, CHECKRULESET_ID_22) ? null : CHECKRULESET_ID_22.fault)
  if (fault !== null) return within('id', fault)
  fault = (!Number.isInteger(value.version) ? NO_INTEGER : value.version < 1 ? atLeast(1) : null)
  if (fault !== null) return within('version', fault)
  fault = checkRuleSet_options_23(value.options)
  if (fault !== null) return within('options', fault)
  return null
}

export function checkClock(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.dealSeconds === undefined) return missing('dealSeconds')
  if (value.turnSeconds === undefined) return missing('turnSeconds')
  if (value.reserveSeconds === undefined) return missing('reserveSeconds')
  if (value.claimSeconds === undefined) return missing('claimSeconds')
  if (value.openingSeconds === undefined) return missing('openingSeconds')
  for (const key in value) if (key !== 'dealSeconds' && key !== 'turnSeconds' && key !== 'reserveSeconds' && key !== 'claimSeconds' && key !== 'openingSeconds') return surplus(key)
  let fault: Fault | null = null
  fault = (value.dealSeconds === null ? null : (!Number.isInteger(value.dealSeconds) ? NO_INTEGER_OR_NULL : value.dealSeconds < 1 ? atLeast(1) : null))
  if (fault !== null) return within('dealSeconds', fault)
  fault = (value.turnSeconds === null ? null : (!Number.isInteger(value.turnSeconds) ? NO_INTEGER_OR_NULL : value.turnSeconds < 1 ? atLeast(1) : null))
  if (fault !== null) return within('turnSeconds', fault)
  fault = (!Number.isInteger(value.reserveSeconds) ? NO_INTEGER : value.reserveSeconds < 0 ? atLeast(0) : null)
  if (fault !== null) return within('reserveSeconds', fault)
  fault = (value.claimSeconds === null ? null : (!Number.isInteger(value.claimSeconds) ? NO_INTEGER_OR_NULL : value.claimSeconds < 1 ? atLeast(1) : null))
  if (fault !== null) return within('claimSeconds', fault)
  fault = (value.openingSeconds === null ? null : (!Number.isInteger(value.openingSeconds) ? NO_INTEGER_OR_NULL : value.openingSeconds < 1 ? atLeast(1) : null))
  if (fault !== null) return within('openingSeconds', fault)
  return null
}

const CHECKPLAYER_PLAYER_26 = pattern("^[a-z0-9][a-z0-9:-]{0,63}$")

export function checkPlayer(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.player === undefined) return missing('player')
  if (value.name === undefined) return missing('name')
  if (value.kind === undefined) return missing('kind')
  for (const key in value) if (key !== 'player' && key !== 'name' && key !== 'kind') return surplus(key)
  let fault: Fault | null = null
  fault = (typeof value.player !== 'string' ? NO_STRING : matches(value.player, CHECKPLAYER_PLAYER_26) ? null : CHECKPLAYER_PLAYER_26.fault)
  if (fault !== null) return within('player', fault)
  fault = checkName(value.name)
  if (fault !== null) return within('name', fault)
  fault = (value.kind === "human" || value.kind === "bot" ? null : NOT_LISTED)
  if (fault !== null) return within('kind', fault)
  return null
}

function checkSeatAction_tiles_28(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 3) return atMostItems(3)
  if (value.length < 3) return atLeastItems(3)
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

function checkSeatAction_29(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  if (value.tiles === undefined) return missing('tiles')
  for (const key in value) if (key !== 'kind' && key !== 'tiles') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "swap" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  fault = checkSeatAction_tiles_28(value.tiles)
  if (fault !== null) return within('tiles', fault)
  return null
}

function checkSeatAction_tiles_30(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 3) return atMostItems(3)
  if (value.length < 3) return atLeastItems(3)
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

function checkSeatAction_31(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  if (value.tiles === undefined) return missing('tiles')
  for (const key in value) if (key !== 'kind' && key !== 'tiles') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "remove" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  fault = checkSeatAction_tiles_30(value.tiles)
  if (fault !== null) return within('tiles', fault)
  return null
}

function checkSeatAction_32(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  if (value.suit === undefined) return missing('suit')
  for (const key in value) if (key !== 'kind' && key !== 'suit') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "void" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  fault = checkSuit(value.suit)
  if (fault !== null) return within('suit', fault)
  return null
}

function checkSeatAction_33(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  if (value.tile === undefined) return missing('tile')
  if (value.announce === undefined) return missing('announce')
  for (const key in value) if (key !== 'kind' && key !== 'tile' && key !== 'announce') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "discard" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  fault = checkTile(value.tile)
  if (fault !== null) return within('tile', fault)
  fault = (typeof value.announce === 'boolean' ? null : NO_BOOLEAN)
  if (fault !== null) return within('announce', fault)
  return null
}

function checkSeatAction_34(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  if (value.tile === undefined) return missing('tile')
  for (const key in value) if (key !== 'kind' && key !== 'tile') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "concealed-kong" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  fault = checkTile(value.tile)
  if (fault !== null) return within('tile', fault)
  return null
}

function checkSeatAction_35(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  if (value.tile === undefined) return missing('tile')
  for (const key in value) if (key !== 'kind' && key !== 'tile') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "added-kong" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  fault = checkTile(value.tile)
  if (fault !== null) return within('tile', fault)
  return null
}

function checkSeatAction_36(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  for (const key in value) if (key !== 'kind') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "win" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  return null
}

function checkSeatAction_37(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  if (value.answer === undefined) return missing('answer')
  for (const key in value) if (key !== 'kind' && key !== 'answer') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "answer" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  fault = (value.answer === "win" || value.answer === "kong" || value.answer === "pung" || value.answer === "pass" ? null : NOT_LISTED)
  if (fault !== null) return within('answer', fault)
  return null
}

function checkSeatAction_38(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.kind === undefined) return missing('kind')
  for (const key in value) if (key !== 'kind') return surplus(key)
  let fault: Fault | null = null
  fault = (value.kind === "announce" ? null : NOT_THE_CONSTANT)
  if (fault !== null) return within('kind', fault)
  return null
}

function checkSeatAction_39(value: any): Fault | null {
  const fault = checkSeatAction_29(value)
  return fault === null || checkSeatAction_31(value) === null || checkSeatAction_32(value) === null || checkSeatAction_33(value) === null || checkSeatAction_34(value) === null || checkSeatAction_35(value) === null || checkSeatAction_36(value) === null || checkSeatAction_37(value) === null || checkSeatAction_38(value) === null ? null : fault
}

export function checkSeatAction(value: any): Fault | null {
  return checkSeatAction_39(value)
}

const CHECKEVENTMETADATA_RECORDEDAT_41 = pattern("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$")

const CHECKEVENTMETADATA_ACTOR_42 = pattern("^(table|seat:[0-3]|import)$")

export function checkEventMetadata(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.version === undefined) return missing('version')
  if (value.recordedAt === undefined) return missing('recordedAt')
  if (value.correlationId === undefined) return missing('correlationId')
  if (value.causationId === undefined) return missing('causationId')
  if (value.actor === undefined) return missing('actor')
  if (value.prevHash === undefined) return missing('prevHash')
  if (value.hash === undefined) return missing('hash')
  for (const key in value) if (key !== 'version' && key !== 'recordedAt' && key !== 'correlationId' && key !== 'causationId' && key !== 'actor' && key !== 'prevHash' && key !== 'hash') return surplus(key)
  let fault: Fault | null = null
  fault = (!Number.isInteger(value.version) ? NO_INTEGER : value.version < 1 ? atLeast(1) : null)
  if (fault !== null) return within('version', fault)
  fault = (typeof value.recordedAt !== 'string' ? NO_STRING : matches(value.recordedAt, CHECKEVENTMETADATA_RECORDEDAT_41) ? null : CHECKEVENTMETADATA_RECORDEDAT_41.fault)
  if (fault !== null) return within('recordedAt', fault)
  fault = checkUuid(value.correlationId)
  if (fault !== null) return within('correlationId', fault)
  fault = (value.causationId === null ? null : checkUuid(value.causationId))
  if (fault !== null) return within('causationId', fault)
  fault = (typeof value.actor !== 'string' ? NO_STRING : matches(value.actor, CHECKEVENTMETADATA_ACTOR_42) ? null : CHECKEVENTMETADATA_ACTOR_42.fault)
  if (fault !== null) return within('actor', fault)
  fault = (value.prevHash === null ? null : checkSha256(value.prevHash))
  if (fault !== null) return within('prevHash', fault)
  fault = checkSha256(value.hash)
  if (fault !== null) return within('hash', fault)
  return null
}

function checkBirdsTurnedV1_birds_44(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkBirdsTurnedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.birds === undefined) return missing('birds')
  if (value.hits === undefined) return missing('hits')
  for (const key in value) if (key !== 'birds' && key !== 'hits') return surplus(key)
  let fault: Fault | null = null
  fault = checkBirdsTurnedV1_birds_44(value.birds)
  if (fault !== null) return within('birds', fault)
  fault = (!Number.isInteger(value.hits) ? NO_INTEGER : value.hits > 4 ? atMost(4) : value.hits < 0 ? atLeast(0) : null)
  if (fault !== null) return within('hits', fault)
  return null
}

function checkClaimAnsweredV1_offers_46(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = (value[at] === "win" || value[at] === "kong" || value[at] === "pung" ? null : NOT_LISTED)
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkClaimAnsweredV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.offers === undefined) return missing('offers')
  if (value.answer === undefined) return missing('answer')
  if (value.timedOut === undefined) return missing('timedOut')
  for (const key in value) if (key !== 'seat' && key !== 'offers' && key !== 'answer' && key !== 'timedOut') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkClaimAnsweredV1_offers_46(value.offers)
  if (fault !== null) return within('offers', fault)
  fault = (value.answer === "win" || value.answer === "kong" || value.answer === "pung" || value.answer === "pass" ? null : NOT_LISTED)
  if (fault !== null) return within('answer', fault)
  fault = (typeof value.timedOut === 'boolean' ? null : NO_BOOLEAN)
  if (fault !== null) return within('timedOut', fault)
  return null
}

function checkDealEndedV1_hands_concealed_48(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

function checkDealEndedV1_hands_removed_49(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

function checkDealEndedV1_hands_50(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.concealed === undefined) return missing('concealed')
  if (value.removed === undefined) return missing('removed')
  for (const key in value) if (key !== 'seat' && key !== 'concealed' && key !== 'removed') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkDealEndedV1_hands_concealed_48(value.concealed)
  if (fault !== null) return within('concealed', fault)
  fault = checkDealEndedV1_hands_removed_49(value.removed)
  if (fault !== null) return within('removed', fault)
  return null
}

function checkDealEndedV1_hands_51(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 4) return atMostItems(4)
  if (value.length < 4) return atLeastItems(4)
  for (let at = 0; at < value.length; at++) {
    const fault = checkDealEndedV1_hands_50(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkDealEndedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.result === undefined) return missing('result')
  if (value.totals === undefined) return missing('totals')
  if (value.hands === undefined) return missing('hands')
  if (value.seed === undefined) return missing('seed')
  for (const key in value) if (key !== 'result' && key !== 'totals' && key !== 'hands' && key !== 'seed') return surplus(key)
  let fault: Fault | null = null
  fault = (value.result === "won" || value.result === "wall-end" || value.result === "time-limit" ? null : NOT_LISTED)
  if (fault !== null) return within('result', fault)
  fault = checkPoints(value.totals)
  if (fault !== null) return within('totals', fault)
  fault = checkDealEndedV1_hands_51(value.hands)
  if (fault !== null) return within('hands', fault)
  fault = (value.seed === null ? null : checkSha256(value.seed))
  if (fault !== null) return within('seed', fault)
  return null
}

function checkDealStartedV1_seats_53(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 4) return atMostItems(4)
  if (value.length < 4) return atLeastItems(4)
  for (let at = 0; at < value.length; at++) {
    const fault = checkPlayer(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

const CHECKDEALSTARTEDV1_SOURCE_54 = pattern("^[^\\u0000-\\u001f\\u007f]{1,200}$")

export function checkDealStartedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.ruleSet === undefined) return missing('ruleSet')
  if (value.table === undefined) return missing('table')
  if (value.dealNumber === undefined) return missing('dealNumber')
  if (value.dealer === undefined) return missing('dealer')
  if (value.seats === undefined) return missing('seats')
  if (value.clock === undefined) return missing('clock')
  if (value.commitment === undefined) return missing('commitment')
  if (value.source === undefined) return missing('source')
  for (const key in value) if (key !== 'ruleSet' && key !== 'table' && key !== 'dealNumber' && key !== 'dealer' && key !== 'seats' && key !== 'clock' && key !== 'commitment' && key !== 'source') return surplus(key)
  let fault: Fault | null = null
  fault = checkRuleSet(value.ruleSet)
  if (fault !== null) return within('ruleSet', fault)
  fault = (value.table === null ? null : checkUuid(value.table))
  if (fault !== null) return within('table', fault)
  fault = (!Number.isInteger(value.dealNumber) ? NO_INTEGER : value.dealNumber > 2147483647 ? atMost(2147483647) : value.dealNumber < 1 ? atLeast(1) : null)
  if (fault !== null) return within('dealNumber', fault)
  fault = checkSeat(value.dealer)
  if (fault !== null) return within('dealer', fault)
  fault = checkDealStartedV1_seats_53(value.seats)
  if (fault !== null) return within('seats', fault)
  fault = checkClock(value.clock)
  if (fault !== null) return within('clock', fault)
  fault = (value.commitment === null ? null : checkSha256(value.commitment))
  if (fault !== null) return within('commitment', fault)
  fault = (value.source === null ? null : (typeof value.source !== 'string' ? NO_STRING : matches(value.source, CHECKDEALSTARTEDV1_SOURCE_54) ? null : CHECKDEALSTARTEDV1_SOURCE_54.fault))
  if (fault !== null) return within('source', fault)
  return null
}

function checkHandLockedV1_tiles_56(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

function checkHandLockedV1_waits_57(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkHandLockedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.laidAside === undefined) return missing('laidAside')
  if (value.tiles === undefined) return missing('tiles')
  if (value.waits === undefined) return missing('waits')
  for (const key in value) if (key !== 'seat' && key !== 'laidAside' && key !== 'tiles' && key !== 'waits') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkTile(value.laidAside)
  if (fault !== null) return within('laidAside', fault)
  fault = checkHandLockedV1_tiles_56(value.tiles)
  if (fault !== null) return within('tiles', fault)
  fault = checkHandLockedV1_waits_57(value.waits)
  if (fault !== null) return within('waits', fault)
  return null
}

function checkHandsDealtV1_hands_tiles_59(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

function checkHandsDealtV1_hands_60(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.tiles === undefined) return missing('tiles')
  for (const key in value) if (key !== 'seat' && key !== 'tiles') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkHandsDealtV1_hands_tiles_59(value.tiles)
  if (fault !== null) return within('tiles', fault)
  return null
}

function checkHandsDealtV1_hands_61(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 4) return atMostItems(4)
  if (value.length < 4) return atLeastItems(4)
  for (let at = 0; at < value.length; at++) {
    const fault = checkHandsDealtV1_hands_60(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkHandsDealtV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.hands === undefined) return missing('hands')
  for (const key in value) if (key !== 'hands') return surplus(key)
  let fault: Fault | null = null
  fault = checkHandsDealtV1_hands_61(value.hands)
  if (fault !== null) return within('hands', fault)
  return null
}

export function checkKongMadeV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.kind === undefined) return missing('kind')
  if (value.tile === undefined) return missing('tile')
  if (value.from === undefined) return missing('from')
  for (const key in value) if (key !== 'seat' && key !== 'kind' && key !== 'tile' && key !== 'from') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = (value.kind === "concealed" || value.kind === "exposed" || value.kind === "added" ? null : NOT_LISTED)
  if (fault !== null) return within('kind', fault)
  fault = checkTile(value.tile)
  if (fault !== null) return within('tile', fault)
  fault = (value.from === null ? null : checkSeat(value.from))
  if (fault !== null) return within('from', fault)
  return null
}

function checkKongRobbedV1_by_64(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkSeat(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkKongRobbedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.tile === undefined) return missing('tile')
  if (value.by === undefined) return missing('by')
  for (const key in value) if (key !== 'seat' && key !== 'tile' && key !== 'by') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkTile(value.tile)
  if (fault !== null) return within('tile', fault)
  fault = checkKongRobbedV1_by_64(value.by)
  if (fault !== null) return within('by', fault)
  return null
}

function checkPointsPaidV1_payments_66(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkPayment(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkPointsPaidV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.reason === undefined) return missing('reason')
  if (value.seat === undefined) return missing('seat')
  if (value.tile === undefined) return missing('tile')
  if (value.payments === undefined) return missing('payments')
  for (const key in value) if (key !== 'reason' && key !== 'seat' && key !== 'tile' && key !== 'payments') return surplus(key)
  let fault: Fault | null = null
  fault = (value.reason === "win" || value.reason === "kong" || value.reason === "kong-transfer" || value.reason === "flower-pig" || value.reason === "not-ready" || value.reason === "kong-refund" ? null : NOT_LISTED)
  if (fault !== null) return within('reason', fault)
  fault = (value.seat === null ? null : checkSeat(value.seat))
  if (fault !== null) return within('seat', fault)
  fault = (value.tile === null ? null : checkTile(value.tile))
  if (fault !== null) return within('tile', fault)
  fault = checkPointsPaidV1_payments_66(value.payments)
  if (fault !== null) return within('payments', fault)
  return null
}

export function checkPungClaimedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.tile === undefined) return missing('tile')
  if (value.from === undefined) return missing('from')
  for (const key in value) if (key !== 'seat' && key !== 'tile' && key !== 'from') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkTile(value.tile)
  if (fault !== null) return within('tile', fault)
  fault = checkSeat(value.from)
  if (fault !== null) return within('from', fault)
  return null
}

export function checkReadyAnnouncedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  for (const key in value) if (key !== 'seat') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  return null
}

function checkSwapChosenV1_tiles_70(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 3) return atMostItems(3)
  if (value.length < 3) return atLeastItems(3)
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkSwapChosenV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.tiles === undefined) return missing('tiles')
  for (const key in value) if (key !== 'seat' && key !== 'tiles') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkSwapChosenV1_tiles_70(value.tiles)
  if (fault !== null) return within('tiles', fault)
  return null
}

export function checkSwapDirectionDrawnV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.direction === undefined) return missing('direction')
  if (value.die === undefined) return missing('die')
  for (const key in value) if (key !== 'direction' && key !== 'die') return surplus(key)
  let fault: Fault | null = null
  fault = (value.direction === "left" || value.direction === "across" || value.direction === "right" ? null : NOT_LISTED)
  if (fault !== null) return within('direction', fault)
  fault = (value.die === 1 || value.die === 2 || value.die === 3 || value.die === 4 || value.die === 5 || value.die === 6 || value.die === null ? null : NOT_LISTED)
  if (fault !== null) return within('die', fault)
  return null
}

export function checkTileDiscardedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.tile === undefined) return missing('tile')
  if (value.drawn === undefined) return missing('drawn')
  for (const key in value) if (key !== 'seat' && key !== 'tile' && key !== 'drawn') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkTile(value.tile)
  if (fault !== null) return within('tile', fault)
  fault = (typeof value.drawn === 'boolean' ? null : NO_BOOLEAN)
  if (fault !== null) return within('drawn', fault)
  return null
}

export function checkTileDrawnV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.tile === undefined) return missing('tile')
  if (value.end === undefined) return missing('end')
  if (value.replacement === undefined) return missing('replacement')
  for (const key in value) if (key !== 'seat' && key !== 'tile' && key !== 'end' && key !== 'replacement') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkTile(value.tile)
  if (fault !== null) return within('tile', fault)
  fault = (value.end === "front" || value.end === "back" ? null : NOT_LISTED)
  if (fault !== null) return within('end', fault)
  fault = (typeof value.replacement === 'boolean' ? null : NO_BOOLEAN)
  if (fault !== null) return within('replacement', fault)
  return null
}

function checkTilesRemovedV1_tiles_75(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 3) return atMostItems(3)
  if (value.length < 3) return atLeastItems(3)
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkTilesRemovedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.tiles === undefined) return missing('tiles')
  for (const key in value) if (key !== 'seat' && key !== 'tiles') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkTilesRemovedV1_tiles_75(value.tiles)
  if (fault !== null) return within('tiles', fault)
  return null
}

function checkTilesSwappedV1_moves_tiles_77(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 3) return atMostItems(3)
  if (value.length < 3) return atLeastItems(3)
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

function checkTilesSwappedV1_moves_78(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.from === undefined) return missing('from')
  if (value.to === undefined) return missing('to')
  if (value.tiles === undefined) return missing('tiles')
  for (const key in value) if (key !== 'from' && key !== 'to' && key !== 'tiles') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.from)
  if (fault !== null) return within('from', fault)
  fault = checkSeat(value.to)
  if (fault !== null) return within('to', fault)
  fault = checkTilesSwappedV1_moves_tiles_77(value.tiles)
  if (fault !== null) return within('tiles', fault)
  return null
}

function checkTilesSwappedV1_moves_79(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 4) return atMostItems(4)
  if (value.length < 4) return atLeastItems(4)
  for (let at = 0; at < value.length; at++) {
    const fault = checkTilesSwappedV1_moves_78(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkTilesSwappedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.moves === undefined) return missing('moves')
  for (const key in value) if (key !== 'moves') return surplus(key)
  let fault: Fault | null = null
  fault = checkTilesSwappedV1_moves_79(value.moves)
  if (fault !== null) return within('moves', fault)
  return null
}

export function checkTurnTimedOutV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.played === undefined) return missing('played')
  if (value.by === undefined) return missing('by')
  for (const key in value) if (key !== 'seat' && key !== 'played' && key !== 'by') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = (value.played === "swap" || value.played === "remove" || value.played === "void" || value.played === "discard" || value.played === "kong" || value.played === "win" ? null : NOT_LISTED)
  if (fault !== null) return within('played', fault)
  fault = (value.by === "bot" || value.by === "rule" ? null : NOT_LISTED)
  if (fault !== null) return within('by', fault)
  return null
}

export function checkVoidSuitChosenV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.suit === undefined) return missing('suit')
  for (const key in value) if (key !== 'seat' && key !== 'suit') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkSuit(value.suit)
  if (fault !== null) return within('suit', fault)
  return null
}

function checkVoidSuitsDeclaredV1_suits_83(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 4) return atMostItems(4)
  if (value.length < 4) return atLeastItems(4)
  for (let at = 0; at < value.length; at++) {
    const fault = checkSuit(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkVoidSuitsDeclaredV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.suits === undefined) return missing('suits')
  for (const key in value) if (key !== 'suits') return surplus(key)
  let fault: Fault | null = null
  fault = checkVoidSuitsDeclaredV1_suits_83(value.suits)
  if (fault !== null) return within('suits', fault)
  return null
}

function checkWallBuiltV1_wall_85(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

function checkWallBuiltV1_birds_86(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkTile(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

function checkWallBuiltV1_clientSeeds_87(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 4) return atMostItems(4)
  if (value.length < 4) return atLeastItems(4)
  for (let at = 0; at < value.length; at++) {
    const fault = (value[at] === null ? null : checkSha256(value[at]))
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkWallBuiltV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.wall === undefined) return missing('wall')
  if (value.birds === undefined) return missing('birds')
  if (value.seed === undefined) return missing('seed')
  if (value.clientSeeds === undefined) return missing('clientSeeds')
  for (const key in value) if (key !== 'wall' && key !== 'birds' && key !== 'seed' && key !== 'clientSeeds') return surplus(key)
  let fault: Fault | null = null
  fault = checkWallBuiltV1_wall_85(value.wall)
  if (fault !== null) return within('wall', fault)
  fault = checkWallBuiltV1_birds_86(value.birds)
  if (fault !== null) return within('birds', fault)
  fault = (value.seed === null ? null : checkSha256(value.seed))
  if (fault !== null) return within('seed', fault)
  fault = checkWallBuiltV1_clientSeeds_87(value.clientSeeds)
  if (fault !== null) return within('clientSeeds', fault)
  return null
}

function checkWinDeclaredV1_fans_89(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkFan(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkWinDeclaredV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.tile === undefined) return missing('tile')
  if (value.from === undefined) return missing('from')
  if (value.by === undefined) return missing('by')
  if (value.reading === undefined) return missing('reading')
  if (value.fans === undefined) return missing('fans')
  if (value.fan === undefined) return missing('fan')
  if (value.points === undefined) return missing('points')
  for (const key in value) if (key !== 'seat' && key !== 'tile' && key !== 'from' && key !== 'by' && key !== 'reading' && key !== 'fans' && key !== 'fan' && key !== 'points') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkTile(value.tile)
  if (fault !== null) return within('tile', fault)
  fault = (value.from === null ? null : checkSeat(value.from))
  if (fault !== null) return within('from', fault)
  fault = (value.by === "self-draw" || value.by === "discard" || value.by === "rob" ? null : NOT_LISTED)
  if (fault !== null) return within('by', fault)
  fault = checkReading(value.reading)
  if (fault !== null) return within('reading', fault)
  fault = checkWinDeclaredV1_fans_89(value.fans)
  if (fault !== null) return within('fans', fault)
  fault = (!Number.isInteger(value.fan) ? NO_INTEGER : value.fan < 0 ? atLeast(0) : null)
  if (fault !== null) return within('fan', fault)
  fault = (!Number.isInteger(value.points) ? NO_INTEGER : value.points < 1 ? atLeast(1) : null)
  if (fault !== null) return within('points', fault)
  return null
}

export function checkClientSeedAddedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.deal === undefined) return missing('deal')
  if (value.seat === undefined) return missing('seat')
  if (value.seed === undefined) return missing('seed')
  for (const key in value) if (key !== 'deal' && key !== 'seat' && key !== 'seed') return surplus(key)
  let fault: Fault | null = null
  fault = checkUuid(value.deal)
  if (fault !== null) return within('deal', fault)
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkSha256(value.seed)
  if (fault !== null) return within('seed', fault)
  return null
}

export function checkCloseAskedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.reason === undefined) return missing('reason')
  for (const key in value) if (key !== 'reason') return surplus(key)
  let fault: Fault | null = null
  fault = (value.reason === "operator" ? null : NOT_LISTED)
  if (fault !== null) return within('reason', fault)
  return null
}

export function checkDealClosedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.deal === undefined) return missing('deal')
  if (value.dealNumber === undefined) return missing('dealNumber')
  if (value.result === undefined) return missing('result')
  if (value.totals === undefined) return missing('totals')
  if (value.nextDealer === undefined) return missing('nextDealer')
  for (const key in value) if (key !== 'deal' && key !== 'dealNumber' && key !== 'result' && key !== 'totals' && key !== 'nextDealer') return surplus(key)
  let fault: Fault | null = null
  fault = checkUuid(value.deal)
  if (fault !== null) return within('deal', fault)
  fault = (!Number.isInteger(value.dealNumber) ? NO_INTEGER : value.dealNumber > 2147483647 ? atMost(2147483647) : value.dealNumber < 1 ? atLeast(1) : null)
  if (fault !== null) return within('dealNumber', fault)
  fault = (value.result === "won" || value.result === "wall-end" || value.result === "time-limit" ? null : NOT_LISTED)
  if (fault !== null) return within('result', fault)
  fault = checkPoints(value.totals)
  if (fault !== null) return within('totals', fault)
  fault = checkSeat(value.nextDealer)
  if (fault !== null) return within('nextDealer', fault)
  return null
}

export function checkDealOpenedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.deal === undefined) return missing('deal')
  if (value.dealNumber === undefined) return missing('dealNumber')
  if (value.dealer === undefined) return missing('dealer')
  for (const key in value) if (key !== 'deal' && key !== 'dealNumber' && key !== 'dealer') return surplus(key)
  let fault: Fault | null = null
  fault = checkUuid(value.deal)
  if (fault !== null) return within('deal', fault)
  fault = (!Number.isInteger(value.dealNumber) ? NO_INTEGER : value.dealNumber > 2147483647 ? atMost(2147483647) : value.dealNumber < 1 ? atLeast(1) : null)
  if (fault !== null) return within('dealNumber', fault)
  fault = checkSeat(value.dealer)
  if (fault !== null) return within('dealer', fault)
  return null
}

export function checkDecisionClosedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.deal === undefined) return missing('deal')
  if (value.decision === undefined) return missing('decision')
  for (const key in value) if (key !== 'deal' && key !== 'decision') return surplus(key)
  let fault: Fault | null = null
  fault = checkUuid(value.deal)
  if (fault !== null) return within('deal', fault)
  fault = (!Number.isInteger(value.decision) ? NO_INTEGER : value.decision > 2147483647 ? atMost(2147483647) : value.decision < 1 ? atLeast(1) : null)
  if (fault !== null) return within('decision', fault)
  return null
}

export function checkLeaseReleasedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.host === undefined) return missing('host')
  if (value.term === undefined) return missing('term')
  for (const key in value) if (key !== 'host' && key !== 'term') return surplus(key)
  let fault: Fault | null = null
  fault = checkUuid(value.host)
  if (fault !== null) return within('host', fault)
  fault = (!Number.isInteger(value.term) ? NO_INTEGER : value.term < 1 ? atLeast(1) : null)
  if (fault !== null) return within('term', fault)
  return null
}

export function checkLeaseRenewedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.host === undefined) return missing('host')
  if (value.term === undefined) return missing('term')
  for (const key in value) if (key !== 'host' && key !== 'term') return surplus(key)
  let fault: Fault | null = null
  fault = checkUuid(value.host)
  if (fault !== null) return within('host', fault)
  fault = (!Number.isInteger(value.term) ? NO_INTEGER : value.term < 1 ? atLeast(1) : null)
  if (fault !== null) return within('term', fault)
  return null
}

export function checkLeaseTakenV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.host === undefined) return missing('host')
  if (value.term === undefined) return missing('term')
  for (const key in value) if (key !== 'host' && key !== 'term') return surplus(key)
  let fault: Fault | null = null
  fault = checkUuid(value.host)
  if (fault !== null) return within('host', fault)
  fault = (!Number.isInteger(value.term) ? NO_INTEGER : value.term < 1 ? atLeast(1) : null)
  if (fault !== null) return within('term', fault)
  return null
}

const CHECKSEATACTEDV1_COMMAND_99 = pattern("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$")

export function checkSeatActedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.deal === undefined) return missing('deal')
  if (value.decision === undefined) return missing('decision')
  if (value.seat === undefined) return missing('seat')
  if (value.command === undefined) return missing('command')
  if (value.action === undefined) return missing('action')
  for (const key in value) if (key !== 'deal' && key !== 'decision' && key !== 'seat' && key !== 'command' && key !== 'action') return surplus(key)
  let fault: Fault | null = null
  fault = checkUuid(value.deal)
  if (fault !== null) return within('deal', fault)
  fault = (!Number.isInteger(value.decision) ? NO_INTEGER : value.decision > 2147483647 ? atMost(2147483647) : value.decision < 1 ? atLeast(1) : null)
  if (fault !== null) return within('decision', fault)
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = (typeof value.command !== 'string' ? NO_STRING : matches(value.command, CHECKSEATACTEDV1_COMMAND_99) ? null : CHECKSEATACTEDV1_COMMAND_99.fault)
  if (fault !== null) return within('command', fault)
  fault = checkSeatAction(value.action)
  if (fault !== null) return within('action', fault)
  return null
}

function checkSeatsOfferedV1_seats_101(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seat === undefined) return missing('seat')
  if (value.tokenHash === undefined) return missing('tokenHash')
  for (const key in value) if (key !== 'seat' && key !== 'tokenHash') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeat(value.seat)
  if (fault !== null) return within('seat', fault)
  fault = checkSha256(value.tokenHash)
  if (fault !== null) return within('tokenHash', fault)
  return null
}

function checkSeatsOfferedV1_seats_102(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  for (let at = 0; at < value.length; at++) {
    const fault = checkSeatsOfferedV1_seats_101(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkSeatsOfferedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.seats === undefined) return missing('seats')
  if (value.turnMs === undefined) return missing('turnMs')
  if (value.claimMs === undefined) return missing('claimMs')
  if (value.openingMs === undefined) return missing('openingMs')
  if (value.deals === undefined) return missing('deals')
  for (const key in value) if (key !== 'seats' && key !== 'turnMs' && key !== 'claimMs' && key !== 'openingMs' && key !== 'deals') return surplus(key)
  let fault: Fault | null = null
  fault = checkSeatsOfferedV1_seats_102(value.seats)
  if (fault !== null) return within('seats', fault)
  fault = (!Number.isInteger(value.turnMs) ? NO_INTEGER : value.turnMs > 3600000 ? atMost(3600000) : value.turnMs < 1 ? atLeast(1) : null)
  if (fault !== null) return within('turnMs', fault)
  fault = (!Number.isInteger(value.claimMs) ? NO_INTEGER : value.claimMs > 3600000 ? atMost(3600000) : value.claimMs < 1 ? atLeast(1) : null)
  if (fault !== null) return within('claimMs', fault)
  fault = (!Number.isInteger(value.openingMs) ? NO_INTEGER : value.openingMs > 3600000 ? atMost(3600000) : value.openingMs < 1 ? atLeast(1) : null)
  if (fault !== null) return within('openingMs', fault)
  fault = (!Number.isInteger(value.deals) ? NO_INTEGER : value.deals > 10000 ? atMost(10000) : value.deals < 1 ? atLeast(1) : null)
  if (fault !== null) return within('deals', fault)
  return null
}

export function checkSeedCommittedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.deal === undefined) return missing('deal')
  if (value.dealNumber === undefined) return missing('dealNumber')
  if (value.commitment === undefined) return missing('commitment')
  if (value.secret === undefined) return missing('secret')
  for (const key in value) if (key !== 'deal' && key !== 'dealNumber' && key !== 'commitment' && key !== 'secret') return surplus(key)
  let fault: Fault | null = null
  fault = checkUuid(value.deal)
  if (fault !== null) return within('deal', fault)
  fault = (!Number.isInteger(value.dealNumber) ? NO_INTEGER : value.dealNumber > 2147483647 ? atMost(2147483647) : value.dealNumber < 1 ? atLeast(1) : null)
  if (fault !== null) return within('dealNumber', fault)
  fault = checkSha256(value.commitment)
  if (fault !== null) return within('commitment', fault)
  fault = checkSha256(value.secret)
  if (fault !== null) return within('secret', fault)
  return null
}

export function checkTableClosedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.reason === undefined) return missing('reason')
  for (const key in value) if (key !== 'reason') return surplus(key)
  let fault: Fault | null = null
  fault = (value.reason === "finished" || value.reason === "idle" || value.reason === "operator" ? null : NOT_LISTED)
  if (fault !== null) return within('reason', fault)
  return null
}

function checkTableOpenedV1_seats_106(value: any): Fault | null {
  if (!Array.isArray(value)) return NO_ARRAY
  if (value.length > 4) return atMostItems(4)
  if (value.length < 4) return atLeastItems(4)
  for (let at = 0; at < value.length; at++) {
    const fault = checkPlayer(value[at])
    if (fault !== null) return within(at, fault)
  }
  return null
}

export function checkTableOpenedV1(value: any): Fault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT
  if (value.ruleSet === undefined) return missing('ruleSet')
  if (value.name === undefined) return missing('name')
  if (value.delaySeconds === undefined) return missing('delaySeconds')
  if (value.policy === undefined) return missing('policy')
  if (value.seats === undefined) return missing('seats')
  if (value.clock === undefined) return missing('clock')
  if (value.paceMs === undefined) return missing('paceMs')
  for (const key in value) if (key !== 'ruleSet' && key !== 'name' && key !== 'delaySeconds' && key !== 'policy' && key !== 'seats' && key !== 'clock' && key !== 'paceMs') return surplus(key)
  let fault: Fault | null = null
  fault = checkRuleSet(value.ruleSet)
  if (fault !== null) return within('ruleSet', fault)
  fault = checkName(value.name)
  if (fault !== null) return within('name', fault)
  fault = (!Number.isInteger(value.delaySeconds) ? NO_INTEGER : value.delaySeconds > 86400 ? atMost(86400) : value.delaySeconds < 0 ? atLeast(0) : null)
  if (fault !== null) return within('delaySeconds', fault)
  fault = (value.policy === "public" || value.policy === "all-hands" ? null : NOT_LISTED)
  if (fault !== null) return within('policy', fault)
  fault = checkTableOpenedV1_seats_106(value.seats)
  if (fault !== null) return within('seats', fault)
  fault = checkClock(value.clock)
  if (fault !== null) return within('clock', fault)
  fault = (!Number.isInteger(value.paceMs) ? NO_INTEGER : value.paceMs > 60000 ? atMost(60000) : value.paceMs < 0 ? atLeast(0) : null)
  if (fault !== null) return within('paceMs', fault)
  return null
}
