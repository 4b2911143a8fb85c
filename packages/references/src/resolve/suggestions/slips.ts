import { findEntry } from '../../listing/find-entry.ts'
import { joinPath } from '../../listing/listing.ts'
import { rootsOf } from '../../generators/contract/contents.ts'
import type { Routes } from '../../generators/contract/routes.ts'
import type { SiteFacts } from '../site-facts.ts'

/** Folders with more names than this are not searched. */
const maxNames = 5000

/**
 * The shortest names that are one slip apart. Shorter ones are words that resemble each other: `from` and `form`, `cart`
 * and `chart`. A folder may be shorter, because what is in it has to be there as well, and so may a file that is no page,
 * because its ending has to be the same.
 */
const shortest = { name: 5, folder: 3, file: 3 } as const

/** The shortest file with a letter more, or with its letters in another order. */
const shortestWhole = 4

const letter = /\p{L}/u

/**
 * Whether a name is certainly another one with a slip of the hand: two letters swapped, or one left out or typed twice
 * within a word. Numbers are no slips, and neither are the first and last letters of a name, which tell words apart:
 * `plugin` and `plugins`, `mail` and `email`. The first letter of a folder can be one left out, and so can those of a
 * word among others: `load-the-fil` for `load-the-file`.
 */
export function isSlip(name: string, meant: string, kind: keyof typeof shortest = 'name'): boolean {
  const [short, long] = name.length < meant.length ? [name, meant] : [meant, name]
  if (short.length < shortest[kind] || long.length - short.length > 1) return false
  if (kind === 'file' && long.length < shortestWhole) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return isLeftOut(short, long, at, kind)
  if (at === long.length) return false
  const [first = '', second = ''] = long.slice(at, at + 2)
  return (
    letter.test(first) &&
    letter.test(second) &&
    short.slice(at, at + 2) === second + first &&
    short.slice(at + 2) === long.slice(at + 2)
  )
}

/**
 * Whether a letter of the long name is left out in the short one, at this place or one with the same letter before it,
 * that does not tell words apart.
 */
function isLeftOut(
  short: string,
  long: string,
  place: number,
  kind: keyof typeof shortest,
): boolean {
  let at = place
  while (at > 0 && long[at - 1] === long[at]) at -= 1
  if (!letter.test(long[at] ?? '') || short.slice(at) !== long.slice(at + 1)) return false
  const isAfterLetter = letter.test(long[at - 1] ?? '') || (kind === 'folder' && at === 0)
  const isBeforeLetter = letter.test(long[at + 1] ?? '')
  return isAfterLetter && isBeforeLetter ? true : isEdgeOfWord(short, long, at)
}

/** The shortest phrase, with the letter left out, and the shortest of its words. */
const shortestPhrase = 8
const shortestWord = 3

/** Letters at the end that make another word: `files`, `closed`, `user`, `driven`, `healthy`. Of languages with other letters, nothing is known. */
const otherWord = /(?:[sy]|e[drn]|[^a-z])$/i

/** Words that are others with a vowel before them: `email`, `atypical`. */
const withVowel = /^[aeiou][^aeiou\W\d][aeiouy]/i

/**
 * Whether a letter is the first or last one of a word in a name of several words, and does not make another word. That a
 * page has two names which differ like this is unlikely: all other words would be the same.
 */
function isEdgeOfWord(short: string, long: string, at: number): boolean {
  if (short.length < shortestPhrase) return false
  const before = /\p{L}*$/u.exec(long.slice(0, at))?.[0] ?? ''
  const after = /^\p{L}*/u.exec(long.slice(at))?.[0] ?? ''
  const [start, end] = [at - before.length, at + after.length]
  const word = long.slice(start, end)
  const around = [long[start - 1] ?? '', long[end] ?? '']
  if (word.length < shortestWord || around.some(each => /\d/.test(each))) return false
  if (before === '' ? withVowel.test(word) : otherWord.test(word)) return false
  const others = `${long.slice(0, start)} ${long.slice(end)}`.match(/\p{L}+/gu) ?? []
  return others.some(({ length }) => length >= shortestWord)
}

/** Names longer than this are not looked up. */
const longest = 100

/** Finds the names that another one is a slip of, in time that does not depend on how many there are. */
export class SlipIndex {
  readonly #byLetters = new Map<string, string[]>()
  readonly #alphabet: ReadonlySet<string>

  constructor(names: Iterable<string>) {
    const alphabet = new Set<string>()
    for (const name of new Set(names)) {
      if (name.length > longest) continue
      const letters = lettersOf(name)
      const same = this.#byLetters.get(letters)
      if (same === undefined) this.#byLetters.set(letters, [name])
      else same.push(name)
      for (const each of letters) if (letter.test(each)) alphabet.add(each)
    }
    this.#alphabet = alphabet
  }

  /** Returns the names that a name is a slip of. */
  meant(name: string): readonly string[] {
    if (name.length > longest) return []
    const letters = lettersOf(name)
    const keys = new Set([letters])
    for (let at = 0; at < letters.length; at += 1)
      keys.add(letters.slice(0, at) + letters.slice(at + 1))
    for (const each of this.#alphabet) keys.add(lettersOf(letters + each))
    return [...keys].flatMap(key =>
      (this.#byLetters.get(key) ?? []).filter(other => isSlip(name, other)),
    )
  }
}

/** Returns the characters of a name in order, which are the same if two are swapped. */
function lettersOf(name: string): string {
  return name.split('').sort().join('')
}

/** Whether the name or path of a page differs from another in case only, and is not what generators make of it: all small letters. */
export function isTwin(name: string, meant: string): boolean {
  const small = meant.toLowerCase()
  return name !== meant && name !== small && name.toLowerCase() === small
}

type SlipSite = Pick<SiteFacts, 'listing' | 'profile' | 'routes' | 'shared'>

/**
 * Returns the paths of files and pages that a path is one slip away from: of the hand, or of the case of letters.
 * Both are from the root, or from where the content starts.
 */
export function slipsOf(site: SlipSite, path: string): readonly string[] {
  return site.shared('slips', path, path, () => [
    ...new Set([...slipsInFolders(site, path), ...slipsInRoutes(site.routes, path)]),
  ])
}

function* slipsInFolders({ listing, profile }: SlipSite, path: string): Generator<string> {
  for (const root of rootsOf(listing, profile)) {
    const fromRoot = joinPath(root, path)
    const at = findEntry(listing, fromRoot)
    if (at.kind !== 'missing') continue
    const entries = listing.entriesOf(at.folder)
    if (entries === null || entries.size > maxNames) continue
    const from = at.folder === '' ? 0 : at.folder.length + 1
    const isLast = from + at.name.length === fromRoot.length
    const rest = fromRoot.slice(from + at.name.length)
    for (const [entry, kind] of entries) {
      if (isLast ? kind === 'unlisted' : kind !== 'folder') continue
      const meant = nameMeant(at.name, entry, profile.pageEndings, isLast ? 'name' : 'folder')
      // A build may write the names of folders in another way: `Techniques` for `techniques`.
      if (meant === null || (kind === 'folder' && isTwin(at.name, meant))) continue
      const found = joinPath(at.folder, meant) + rest
      yield root === '' ? found : found.slice(root.length + 1)
    }
  }
}

/** Returns the name that is meant if a name is a slip of that of a file or of its page; else null. */
function nameMeant(
  name: string,
  entry: string,
  pageEndings: readonly string[],
  kind: keyof typeof shortest,
): string | null {
  const [stem, ending] = divided(name)
  const [other, otherEnding] = divided(entry)
  const isPage = /^(?:\.html?)?$/.test(ending) && pageEndings.includes(otherEnding.slice(1))
  if (ending !== otherEnding && !isPage) {
    return isTwin(name, entry) ? entry : null
  }
  const isOfPage = /^(?:\.html?)?$/.test(ending) || pageEndings.includes(ending.slice(1))
  const form = kind === 'name' && ending === otherEnding && !isOfPage ? 'file' : kind
  return isSlip(stem, other, form) || isTwin(stem, other) ? other + ending : null
}

/** Divides `a.b.html` into `a.b` and `.html`. */
function divided(name: string): readonly [string, string] {
  const ending = /\.[a-z]\w{0,8}$/i.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - ending.length), ending]
}

function* slipsInRoutes(routes: Routes | null, path: string): Generator<string> {
  if (routes === null) return
  // A page has its address with the ending and without.
  const ending = /\.html?$/.exec(path)?.[0] ?? ''
  const names = path.slice(0, path.length - ending.length).split('/')
  const known = namesOf(routes)
  for (const [index, name] of names.entries()) {
    const inside = known.get(names.slice(0, index).join('/'))
    if (inside === undefined || inside.size > maxNames) return
    if (inside.has(name)) continue
    for (const other of inside) {
      const isLast = index === names.length - 1
      if (isSlip(name, other, isLast ? 'name' : 'folder') || (isLast && isTwin(name, other))) {
        yield [...names.slice(0, index), other, ...names.slice(index + 1)].join('/') + ending
      }
    }
    return
  }
}

const namesOfRoutes = new WeakMap<Routes, ReadonlyMap<string, ReadonlySet<string>>>()

/** Returns the names below each address. */
function namesOf(routes: Routes): ReadonlyMap<string, ReadonlySet<string>> {
  let known = namesOfRoutes.get(routes)
  if (known === undefined) {
    const made = new Map<string, Set<string>>()
    for (const address of routes.pages.keys()) {
      const names = address.split('/')
      for (const [index, name] of names.entries()) {
        const folder = names.slice(0, index).join('/')
        const inside = made.get(folder)
        if (inside === undefined) made.set(folder, new Set([name]))
        else inside.add(name)
      }
    }
    known = made
    namesOfRoutes.set(routes, known)
  }
  return known
}
