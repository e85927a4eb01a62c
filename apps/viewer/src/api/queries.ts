import type {
  DealPage,
  DealRecord,
  ListedTable,
  LobbyUpdate,
  RuleSetName,
  Table,
  TableUpdate,
  Watched,
} from './schema.ts'

/** A GraphQL document together with the types of what it takes and gives; the types exist only while compiling. */
export interface Operation<Variables, Data> {
  readonly text: string
  readonly types?: (variables: Variables) => Data
}

/** A deal's or a table's rule set, by its names. */
export const RULE_SET = 'ruleSet { id version nameEn nameZh }'
const SEATS = 'seats { id name kind }'
const TABLE = `id name ${RULE_SET} ${SEATS} policy delaySeconds openedAt visibleFrom dealNumber wallLeft spectators
  watching { viewers hidden en zh }`
const DEAL = `id table ${RULE_SET} dealNumber dealer ${SEATS} startedAt endedAt result totals wins source`
/** A finished deal as a row of a list. */
export const DEAL_ROW = `${DEAL} course`
const UPDATE = 'kind deal dealNumber cursor delaySeconds visibleFrom serverTime'

/** The lobby's first page. */
export const LOBBY: Operation<LobbyVariables, LobbyData> = {
  text: `query Lobby($ruleSet: String, $name: String, $first: Int!) {
    serverTime
    ruleSets { id version nameEn nameZh }
    tables { ${TABLE} board }
    deals(ruleSet: $ruleSet, name: $name, first: $first) { deals { ${DEAL_ROW} } next }
  }`,
}
export interface LobbyVariables {
  readonly ruleSet: string | null
  /** A part of a player's name; `null` is any. */
  readonly name: string | null
  readonly first: number
}
export interface LobbyData {
  readonly serverTime: string
  readonly ruleSets: readonly RuleSetName[]
  readonly tables: readonly ListedTable[]
  readonly deals: DealPage
}

/** All live tables as they are, and then those that change. */
export const LOBBY_UPDATES: Operation<Record<never, never>, { readonly lobby: LobbyUpdate<ListedTable> }> = {
  text: `subscription LobbyUpdates { lobby { kind tables { ${TABLE} board } closed serverTime } }`,
}

/** How many watch each of the live tables. */
export const WATCHERS: Operation<Record<never, never>, { readonly lobby: LobbyUpdate<Watched> }> = {
  text: `subscription Watchers { lobby { kind tables { id spectators } closed serverTime } }`,
}

/** The newest finished deals. */
export const NEWEST_DEALS: Operation<LobbyVariables, { readonly serverTime: string; readonly deals: DealPage }> = {
  text: `query NewestDeals($ruleSet: String, $name: String, $first: Int!) {
    serverTime
    deals(ruleSet: $ruleSet, name: $name, first: $first) { deals { ${DEAL_ROW} } next }
  }`,
}

/** Older finished deals. */
export const OLDER_DEALS: Operation<LobbyVariables & { readonly after: string }, { readonly deals: DealPage }> = {
  text: `query OlderDeals($ruleSet: String, $name: String, $first: Int!, $after: String) {
    deals(ruleSet: $ruleSet, name: $name, first: $first, after: $after) { deals { ${DEAL_ROW} } next }
  }`,
}

/** A table and all that is visible of its running deal. */
export const TABLE_PAGE: Operation<TableVariables, TablePageData> = {
  text: `query TablePage($id: ID!, $viewer: String!) {
    table(id: $id) { ${TABLE} }
    tableUpdate(id: $id, viewer: $viewer) { ${UPDATE} frames }
  }`,
}
export interface TableVariables {
  readonly id: string
  readonly viewer: string
}
export interface TablePageData {
  readonly table: Table
  readonly tableUpdate: TableUpdate
}

/** What happens at a table, from a cursor on. */
export const TABLE_UPDATES = tableUpdates('frames')
/** The same with `?` for the names and ids of players. */
export const NAMELESS_UPDATES = tableUpdates('frames: framesWithoutNames')

function tableUpdates(
  frames: string,
): Operation<TableVariables & { readonly after: string | null }, { readonly table: TableUpdate }> {
  return {
    text: `subscription TableUpdates($id: ID!, $viewer: String!, $after: String) {
      table(id: $id, viewer: $viewer, after: $after) { ${UPDATE} ${frames} }
    }`,
  }
}

/** Whether a deal is over and open. */
export const DEAL_OPEN: Operation<{ readonly id: string }, { readonly deal: { readonly id: string } }> = {
  text: `query DealOpen($id: ID!) { deal(id: $id) { id } }`,
}

/** What happened in a finished deal. */
export const DEAL_EVENTS = dealEvents('events')
/** The same with `?` for the names and ids of players. */
export const NAMELESS_EVENTS = dealEvents('events: eventsWithoutNames')

function dealEvents(events: string): Operation<{ readonly id: string }, { readonly deal: Pick<DealRecord, 'events'> }> {
  return { text: `query DealEvents($id: ID!) { deal(id: $id) { ${events} } }` }
}

/** A finished deal, complete. */
export const DEAL_PAGE: Operation<{ readonly id: string }, { readonly deal: DealRecord }> = {
  text: `query DealPage($id: ID!) { deal(id: $id) { ${DEAL} previous next events } }`,
}
