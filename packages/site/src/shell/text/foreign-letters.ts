/**
 * The scripts that names are written in today (UAX #31, table 5), and three that look like Latin.
 */
const scripts = [
  ...[
    'Latin',
    'Greek',
    'Cyrillic',
    'Armenian',
    'Georgian',
    'Hebrew',
    'Arabic',
    'Thaana',
    'Ethiopic',
  ],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer'],
  ...['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Cherokee', 'Coptic', 'Lisu'],
] as const

type Script = (typeof scripts)[number]

/** Scripts that are written together (UTS #39, "Highly Restrictive"). */
const companies: readonly (readonly Script[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

const patterns = scripts.map(script => ({ script, pattern: new RegExp(`\\p{scx=${script}}`, 'u') }))

/**
 * Matches letters, marks and digits that belong together: a label of a host, or a word of a path.
 */
const word = /[\p{L}\p{M}\p{N}]+/gu

/**
 * Finds words that mix scripts that are not written together. Returns the scripts of their foreign
 * letters, by offset.
 */
export function foreignLetters(text: string): ReadonlyMap<number, Script> {
  const foreign = new Map<number, Script>()
  if (isAscii(text)) return foreign
  for (const { 0: found, index } of text.matchAll(word)) {
    const letters = lettersOf(found)
    const own = ownScripts(letters.map(({ of }) => of))
    if (own === null) continue
    for (const { at, of } of letters) {
      const [script] = of
      if (script !== undefined && !of.some(one => own.includes(one))) {
        foreign.set(index + at, script)
      }
    }
  }
  return foreign
}

function lettersOf(text: string): readonly { at: number; of: readonly Script[] }[] {
  return [...text.matchAll(/\p{L}/gu)].flatMap(({ 0: letter, index }) => {
    const of = patterns.filter(({ pattern }) => pattern.test(letter)).map(({ script }) => script)
    return of.length === 0 ? [] : [{ at: index, of }]
  })
}

/**
 * Returns the scripts that the foreign letters do not belong to. Null if all letters are written
 * together.
 */
function ownScripts(letters: readonly (readonly Script[])[]): readonly Script[] | null {
  const fits = (company: readonly Script[]) =>
    letters.filter(of => of.some(script => company.includes(script))).length
  const candidates = [...scripts.map(script => [script]), ...companies]
  const best = candidates.reduce((a, b) => (fits(b) > fits(a) ? b : a))
  return fits(best) === letters.length ? null : best
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text)
}
