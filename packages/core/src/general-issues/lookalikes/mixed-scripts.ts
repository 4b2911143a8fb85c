import { looksLikeAscii } from './look.ts'

/** The scripts of living languages (UAX 31, table 5); platforms know the letters of each. */
const scripts = [
  ...['Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic'],
  ...['Georgian', 'Greek', 'Gujarati', 'Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana'],
  ...['Kannada', 'Katakana', 'Khmer', 'Lao', 'Latin', 'Malayalam', 'Myanmar', 'Oriya'],
  ...['Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan', 'Cherokee', 'Coptic', 'Lisu'],
] as const

/** Scripts that are used together with Latin letters: "highly restrictive" in UTS 39, section 5.2. */
const mixtures: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

const known = new Map<string, RegExp>()

/** Returns a pattern of texts in some scripts, including characters that all scripts share. */
function writtenIn(names: readonly string[]): RegExp {
  const key = names.join(' ')
  let pattern = known.get(key)
  if (pattern === undefined) {
    const classes = names.map(name => String.raw`\p{scx=${name}}`).join('')
    pattern = new RegExp(String.raw`^[${classes}\p{scx=Common}\p{scx=Inherited}]*$`, 'u')
    known.set(key, pattern)
  }
  return pattern
}

/**
 * Returns the scripts of a word that mixes scripts as no language does, if some of its letters look like
 * ASCII letters; otherwise null.
 */
export function mixedScripts(word: string): readonly string[] | null {
  const isOfOne = [...scripts.map(script => [script]), ...mixtures].some(names =>
    writtenIn(names).test(word),
  )
  if (isOfOne || !Array.from(word).some(looksLikeAscii)) return null
  const mixed = scripts.filter(script =>
    Array.from(word).some(
      letter => /\p{L}/u.test(letter) && writtenIn([script]).test(letter) && !isShared(letter),
    ),
  )
  return mixed.includes('Latin') && mixed.length > 1 ? mixed : null
}

const isShared = (letter: string): boolean => writtenIn([]).test(letter)
