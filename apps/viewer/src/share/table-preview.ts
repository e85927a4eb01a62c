import type { Table } from '../api/schema.ts'
import { clock } from '../format.ts'
import { ruleSetName } from '../rule-set-name.ts'
import { tableName } from '../table-name.ts'
import type { Messages } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'
import { brandPicture, type Preview } from './preview.ts'

/**
 * What a link to a live table shows: what was agreed when it opened, and nothing of the play. Whoever posts a link keeps its
 * preview for as long as they like, so that a moment in it would be of some past deal, and the same picture for all says
 * nothing before its time.
 */
export function tablePreview(table: Table, language: Language, words: Messages): Preview {
  return {
    title: words.table.title(tableName(table.name, language)),
    description: words.share.table(ruleSetName(table.ruleSet, language), clock(table.delaySeconds)),
    path: `/tables/${table.id}`,
    ...brandPicture(language, words),
  }
}
