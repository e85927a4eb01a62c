import { cookies, headers } from 'next/headers'
import { embedded } from '../page-scope.ts'
import { wordsIn, type WrittenMessages } from './catalogue.ts'
import { chooseLanguage, LANGUAGE_COOKIE, type Language } from './language.ts'

/** The language of the reader whose page is being rendered. */
export async function readerLanguage(): Promise<Language> {
  const [jar, sent] = await Promise.all([cookies(), headers()])
  return chooseLanguage(embedded()?.language ?? jar.get(LANGUAGE_COOKIE)?.value, sent.get('accept-language'))
}

/** Every text in that language. */
export async function readerWords(): Promise<WrittenMessages> {
  return wordsIn(await readerLanguage())
}
