import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CourseLines, courseInWords } from '../src/lobby/course.tsx'
import { wordsIn } from '../src/words/catalogue.ts'
import { WordsProvider } from '../src/words/context.tsx'

const ENDED = [50, 3, 1, -2, -2] as const
const DEAL = { dealer: 1, course: [[10, -2, 6, -2, -2], [40, 3, 1, -2, -2], ENDED] } as const

describe('how the points of a deal went', () => {
  test.each([
    ['en', 'Points over the deal: East 0 to +6, South −2 to 0, West −2 to 0, North −2 to +3'],
    ['zh', '全局得分走势：东 0 至 +6，南 −2 至 0，西 −2 至 0，北 −2 至 +3'],
  ] as const)('is said in words, by wind (%s)', (language, words) => {
    expect(courseInWords(DEAL, wordsIn(language))).toBe(words)
  })

  test('is nothing where nobody paid', () => {
    const idle = { dealer: 0, course: [[50, 0, 0, 0, 0]] } as const
    expect(courseInWords(idle, wordsIn('en'))).toBe('Points over the deal: East 0, South 0, West 0, North 0')
  })

  test('is a line for each seat, from the deal’s beginning to its end', () => {
    const words = wordsIn('en')
    const lines = createElement(WordsProvider, { language: 'en', words }, createElement(CourseLines, DEAL))
    const drawn = [...renderToStaticMarkup(lines).matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
    expect(drawn).toEqual([
      'M0 75H50',
      'M0 75H10V0H40V62.5H50V62.5H50',
      'M0 75H10V100H40V100H50V100H50',
      'M0 75H10V100H40V100H50V100H50',
      'M0 75H10V100H40V37.5H50V37.5H50',
    ])
  })
})
