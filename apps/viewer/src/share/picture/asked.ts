import { LANGUAGES } from '@paipu/views'
import { readAddress } from '../../stage/address.ts'
import type { Language } from '../../words/language.ts'
import type { MomentAsked } from './moment.ts'
import { PALETTES, type Palette } from './palette.ts'

/** The table alone with its words below, or a wide card for link previews. */
export const FORMS = ['table', 'card'] as const
/** One of {@link FORMS}. */
export type Form = (typeof FORMS)[number]

/** How a picture is to look. */
export interface Look {
  readonly form: Form
  /** The picture's width, pixels. */
  readonly size: number
  readonly palette: Palette
  readonly language: Language
}

/** What an address asks for a picture of. */
export interface PictureAsked extends MomentAsked, Look {
  readonly nameless: boolean
  /** Whether it is told how many moments there are. */
  readonly spoilerFree: boolean
}

/** A part of the address that no picture can be made from. */
export interface PictureFault {
  readonly field: string
  readonly message: string
}

/** The narrowest and the widest picture, pixels. */
const SIZES = { least: 200, most: 2_000 }

/** The width of a picture of which none is asked for. */
const USUAL_SIZE: Readonly<Record<Form, number>> = { table: 1_000, card: 1_200 }

/**
 * Reads a picture's search parameters. Unlike a page, a picture can't say what it made of an address, so that whatever can't
 * be read is refused.
 */
export function readPicture(search: URLSearchParams): PictureAsked | PictureFault {
  const address = readAddress(Object.fromEntries(search))
  const [wrong] = address.nonsense
  if (wrong !== undefined) return fault(wrong.part === 'branch' ? 'if' : wrong.part, 'can not be read')
  if (address.whatIf !== null) return fault('if', 'of another choice there is no picture')
  if (address.ply !== null && !Number.isSafeInteger(address.ply)) return fault('ply', 'is no whole number')
  if (search.has('bottom') && address.bottom === null) return fault('bottom', 'is none of 0, 1, 2, 3')
  if (search.has('names') && !address.nameless) return fault('names', 'can only be hidden')
  if (search.has('spoilers') && !address.spoilerFree) return fault('spoilers', 'can only be hidden')
  const form = chosen(search, 'form', FORMS, 'table')
  if (form === null) return fault('form', `is none of ${FORMS.join(', ')}`)
  const palette = chosen(search, 'theme', PALETTES, 'dark')
  if (palette === null) return fault('theme', `is none of ${PALETTES.join(', ')}`)
  const language = chosen(search, 'lang', LANGUAGES, 'en')
  if (language === null) return fault('lang', `is none of ${LANGUAGES.join(', ')}`)
  const size = readSize(search.get('size') ?? String(USUAL_SIZE[form]))
  if (size === null) return fault('size', `is no width from ${SIZES.least} to ${SIZES.most} pixels`)
  const { ply, viewer, bottom, nameless, spoilerFree } = address
  return { ply, viewer, bottom, nameless, spoilerFree, form, size, palette, language }
}

/** What a parameter chooses; `null` for what it does not offer. */
function chosen<Choice extends string>(
  search: URLSearchParams,
  field: string,
  choices: readonly Choice[],
  usual: Choice,
): Choice | null {
  const text = search.get(field)
  return text === null ? usual : (choices.find((choice) => choice === text) ?? null)
}

function readSize(text: string): number | null {
  const size = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return size >= SIZES.least && size <= SIZES.most ? size : null
}

/** Refuses a field of an address. */
export function fault(field: string, what: string): PictureFault {
  return { field, message: `${field} ${what}` }
}
