import type { AnchoredText, PastPage } from './past-anchors.ts'

/**
 * Returns the name that has taken the place of one that is gone. Null if there is none, or if it is not
 * certain which one it is.
 */
export function replacementOf(
  name: string,
  older: AnchoredText,
  newer: AnchoredText,
): string | null {
  const kept = new Set(newer.anchors.offered)
  const heading = headingsOf(name, older).find(each => kept.has(each))
  if (heading !== undefined) return heading
  const known = new Set(older.anchors.offered)
  const fresh = newer.anchors.offered.filter(each => !known.has(each))
  const words = wordsIn(sectionOf(name, older))
  const likeness = (other: string) => likenessOf(words, wordsIn(sectionOf(other, newer)))
  const sameText = words.length < fewWords ? [] : fresh.filter(each => likeness(each) >= mostlySame)
  // Sections of one kind have similar texts: "Extends all rules of …".
  const nameWords = new Set(longWords(name))
  const rank = (other: string) =>
    likeness(other) + sharedPart(nameWords, new Set(longWords(other))) / 4
  const best = sameText.toSorted((a, b) => rank(b) - rank(a))[0]
  if (best !== undefined) return best
  const other = inItsPlace(name, older.anchors.offered, newer.anchors.offered)
  return other !== null && isSameSubject(name, older, other, newer) ? other : null
}

/**
 * Whether a section may have become the one that is in its place: their names or their texts have enough in common, or most words of the
 * document are other ones, as in a translation.
 */
function isSameSubject(
  name: string,
  older: AnchoredText,
  other: string,
  newer: AnchoredText,
): boolean {
  const [one, two] = [name, other].map(each => new Set(longWords(each)))
  if (sharedPart(one ?? none, two ?? none) >= halfOfName) return true
  if (isTranslated(name, other)) return true
  const [before, after] = [sectionOf(name, older), sectionOf(other, newer)].map(longWords)
  // Of places without a text, nothing else is known.
  if (before?.length === 0 && after?.length === 0) return true
  if (likenessOf(before ?? [], after ?? []) >= somewhatSame) return true
  const words = new Set(longWords(newer.text))
  const kept = new Set(longWords(older.text).filter(word => words.has(word)))
  return kept.size < new Set(longWords(older.text)).size / 2
}

/** Whether a heading has the number of another one, or was written in Latin letters and is not any more. */
function isTranslated(name: string, other: string): boolean {
  const [number, same] = [name, other].map(each => /^\P{L}*?(\d[\d.]*)/u.exec(each)?.[1])
  if (number !== undefined && number === same) return true
  const isLatin = (text: string) => !/(?!\p{Script=Latin})\p{L}/u.test(text)
  return isLatin(name) && !isLatin(other)
}

const none: ReadonlySet<string> = new Set()

/** The share of the words of the shorter name that are in the other one. */
const halfOfName = 0.5

/** The share of the longer words that stay if a section is rewritten, and not replaced. */
const somewhatSame = 0.2

function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const size = Math.min(one.size, other.size)
  const shared = [...one].filter(word => other.has(word)).length
  return size === 0 ? 0 : shared / size
}

/**
 * Returns the document to which a section has gone, and its name there. Null if there is none.
 *
 * @param documents Those that the same commit has changed.
 */
export function sectionIn(
  documents: readonly PastPage[],
  name: string,
  older: AnchoredText,
): { readonly path: string; readonly name: string } | null {
  const words = wordsIn(sectionOf(name, older))
  if (words.length < fewWords) return null
  let best: { readonly path: string; readonly name: string } | null = null
  let most = mostlySame
  for (const page of documents) {
    // What an id in a tag of its own is for has a name as well, and the same text.
    const names = page.anchors.offered.toSorted((a, b) => Number(b === name) - Number(a === name))
    for (const other of names) {
      const likeness = likenessOf(words, wordsIn(sectionOf(other, page)))
      if (likeness < most || (best !== null && likeness === most)) continue
      best = { path: page.path, name: other }
      most = likeness
    }
  }
  return best
}

/** Sections with fewer words are hardly told from others. */
const fewWords = 8

/** The share of the words of a section that stay if little more than its heading changes. */
const mostlySame = 0.5

/** The text from an id in a tag of its own to the heading that it is for: the rest of the tag. */
const restOfTag = /^["']?[^\n<>]*>(?:<\/\w+>)?\s*(?:#{1,6}\s+|<h[1-6][^>]*>)?$/i

/** Longer texts between them are not read. In UTF-16 code units. */
const nearby = 60

/** Returns the headings that an id is for: it is in the heading, or in a tag right before it. */
function headingsOf(name: string, { anchors, text }: AnchoredText): readonly string[] {
  const { places, offered } = anchors
  const own = places.get(name)
  if (own === undefined) return []
  return offered.filter(other => {
    const place = places.get(other)
    if (other === name || place === undefined) return false
    const isWithin = place.start <= own.start && own.end <= place.end
    const isBefore = own.end <= place.start && place.start - own.end <= nearby
    return isWithin || (isBefore && restOfTag.test(text.slice(own.end, place.start)))
  })
}

/** Returns the text from a place to the next one. */
function sectionOf(name: string, { anchors: { places }, text }: AnchoredText): string {
  const own = places.get(name)
  if (own === undefined) return ''
  const next = Math.min(
    text.length,
    ...Array.from(places.values(), ({ start }) => start).filter(start => start > own.end),
  )
  return text.slice(own.end, next)
}

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns the share of words that two texts have in common, of those of the longer one. */
function likenessOf(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of other) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    shared += 1
  }
  return shared / Math.max(one.length, other.length, 1)
}

/** Returns the only new name between two names that have stayed; of several, the only one that is similar. */
function inItsPlace(
  name: string,
  older: readonly string[],
  newer: readonly string[],
): string | null {
  const kept = new Set(newer)
  const index = older.indexOf(name)
  let [start, end] = [index, index]
  while (start > 0 && !kept.has(older[start - 1] ?? '')) start -= 1
  while (end + 1 < older.length && !kept.has(older[end + 1] ?? '')) end += 1
  const [previous, next] = [older[start - 1], older[end + 1]]
  // Where nothing has stayed, nothing tells which name is in whose place.
  if (previous === undefined && next === undefined) return null
  const from = previous === undefined ? 0 : newer.indexOf(previous) + 1
  const to = next === undefined ? newer.length : newer.indexOf(next)
  const known = new Set(older)
  const added = newer.slice(from, Math.max(from, to))
  const fresh = added.filter(each => !known.has(each))
  const gone = older.slice(start, end + 1)
  if (fresh.length === 1 && gone.length === 1) return fresh[0] ?? null
  const alike = fresh.filter(each => sharesWord(name, each))
  return alike.length === 1 ? (alike[0] ?? null) : null
}

/** Whether two ids have a word in common. Short ones are in many ids. */
function sharesWord(one: string, other: string): boolean {
  const words = new Set(longWords(one))
  return longWords(other).some(word => words.has(word))
}

const longWords = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 3)
