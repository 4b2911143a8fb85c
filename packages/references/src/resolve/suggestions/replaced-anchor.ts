import type { PastPage } from './past-anchors.ts'
import { type AnchoredText, likenessOf, longWords, Sections } from './sections.ts'

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
  const like = sectionsLike(Sections.of(older).wordsOf(name), newer, fresh)
  // Sections of one kind have similar texts: "Extends all rules of …".
  const nameWords = new Set(longWords(name))
  const rank = ({ name: other, likeness }: LikeSection) =>
    likeness + sharedPart(nameWords, new Set(longWords(other))) / 4
  const best = like.toSorted((a, b) => rank(b) - rank(a))[0]
  if (best !== undefined) return best.name
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
  const [sections, others] = [Sections.of(older), Sections.of(newer)]
  const before = longOnes(sections.wordsOf(name))
  const after = longOnes(others.wordsOf(other))
  // Of places without a text, nothing else is known.
  if (before.length === 0 && after.length === 0) return true
  return likenessOf(before, after) >= somewhatSame || sections.isRewrittenIn(others)
}

const longOnes = (words: readonly string[]) => longWords(words.join(' '))

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
  const words = Sections.of(older).wordsOf(name)
  let best: { readonly path: string; readonly name: string } | null = null
  let most = 0
  for (const page of documents) {
    for (const { name: other, likeness } of sectionsLike(words, page, page.anchors.offered)) {
      // What an id in a tag of its own is for has a name as well, and the same text.
      if (likeness < most || (likeness === most && other !== name)) continue
      best = { path: page.path, name: other }
      most = likeness
    }
  }
  return best
}

/** A section, and the share of its words that another one has. */
interface LikeSection {
  readonly name: string
  readonly likeness: number
}

/** Returns the sections of a document, of those with these names, that have most of the words. */
function sectionsLike(
  words: readonly string[],
  document: AnchoredText,
  names: readonly string[],
): readonly LikeSection[] {
  if (words.length < fewWords) return []
  const sections = Sections.of(document)
  return names.flatMap(name => {
    const others = sections.wordsOf(name)
    // The length decides for nearly all of them.
    const [shorter, longer] = [words.length, others.length].toSorted((a, b) => a - b)
    if ((shorter ?? 0) < (longer ?? 0) * mostlySame) return []
    const likeness = likenessOf(words, others)
    return likeness < mostlySame ? [] : [{ name, likeness }]
  })
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
