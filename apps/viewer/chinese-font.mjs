/** What only a Chinese font should draw: from CJK radicals on, pictures (which have fonts of their own) left out. */
const isChinese = (character) => character >= 0x2e80 && !(character >= 0x1f000 && character < 0x20000)

/**
 * Leaves nothing but Chinese of the bundled Noto Sans SC, and of its files only woff2. It can then stand first in a list
 * of fonts, before the system's own for all other letters. (Standing last, Chromium does not draw text of Chinese alone
 * again when the font arrives, and shows boxes on a machine that has no Chinese font.)
 * @returns {import('postcss').Plugin}
 */
export default function chineseOnly() {
  return {
    postcssPlugin: 'chinese-only',
    AtRule: {
      'font-face': (rule) => {
        const file = rule.source?.input.file ?? ''
        if (!file.includes('noto-sans-sc')) return
        rule.walkDecls('unicode-range', (range) => {
          const chinese = range.value.split(',').filter((part) => isChinese(firstOf(part)))
          if (chinese.length === 0) rule.remove()
          else if (chinese.join(',') !== range.value) range.value = chinese.join(',')
        })
        rule.walkDecls('src', (source) => {
          const woff2 = source.value.split(/,\s*(?=url)/).filter((part) => part.includes("format('woff2')"))
          if (woff2.join(', ') !== source.value) source.value = woff2.join(', ')
        })
      },
    },
  }
}

chineseOnly.postcss = true

/** The first character of a part of a unicode-range, `U+4E00-4EFF`. */
function firstOf(part) {
  return Number.parseInt(part.trim().slice(2), 16)
}
