import type { DealPage, DealRecord, RuleSetName, Table, TableUpdate } from './schema.ts'

/** A GraphQL document together with the types of what it takes and gives; the types exist only while compiling. */
export interface Operation<Variables, Data> {
  readonly text: string
  readonly types?: (variables: Variables) => Data
}

const RULE_SET = 'ruleSet { id version nameEn nameZh }'
const SEATS = 'seats { id name kind }'
const TABLE = `id name ${RULE_SET} ${SEATS} policy delaySeconds openedAt visibleFrom dealNumber wallLeft points spectators`
const DEAL = `id table ${RULE_SET} dealNumber dealer ${SEATS} startedAt endedAt result totals wins source`
const UPDATE = 'kind deal dealNumber frames cursor delaySeconds visibleFrom serverTime'

/** The lobby's first page. */
export const LOBBY: Operation<LobbyVariables, LobbyData> = {
  text: `query Lobby($ruleSet: String, $name: String, $first: Int!) {
    serverTime
    ruleSets { id version nameEn nameZh }
    tables { ${TABLE} }
    deals(ruleSet: $ruleSet, name: $name, first: $first) { deals { ${DEAL} } next }
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
  readonly tables: readonly Table[]
  readonly deals: DealPage
}

/** Older finished deals. */
export const OLDER_DEALS: Operation<LobbyVariables & { readonly after: string }, { readonly deals: DealPage }> = {
  text: `query OlderDeals($ruleSet: String, $name: String, $first: Int!, $after: String) {
    deals(ruleSet: $ruleSet, name: $name, first: $first, after: $after) { deals { ${DEAL} } next }
  }`,
}

/** A table and all that is visible of its running deal. */
export const TABLE_PAGE: Operation<TableVariables, TablePageData> = {
  text: `query TablePage($id: ID!, $viewer: String!) {
    table(id: $id) { ${TABLE} }
    tableUpdate(id: $id, viewer: $viewer) { ${UPDATE} }
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
export const TABLE_UPDATES: Operation<
  TableVariables & { readonly after: string | null },
  { readonly table: TableUpdate }
> = {
  text: `subscription TableUpdates($id: ID!, $viewer: String!, $after: String) {
    table(id: $id, viewer: $viewer, after: $after) { ${UPDATE} }
  }`,
}

/** A finished deal, complete. */
export const DEAL_PAGE: Operation<{ readonly id: string }, { readonly deal: DealRecord }> = {
  text: `query DealPage($id: ID!) { deal(id: $id) { ${DEAL} previous next events } }`,
}
