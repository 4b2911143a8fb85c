import { type Match, matchAt, type Pattern, replaceAll, search } from './regexp/match.ts'
import type { Work } from './work.ts'
import { isKind, isList, ProgramThrows, textOf, Undecided, type Value } from './values.ts'

/** Calls a method of a string, as JavaScript defines it. */
export function callStringMethod(
  text: string,
  name: string,
  args: readonly Value[],
  work: Work,
): Value {
  const [first, second] = args
  switch (name) {
    case 'startsWith':
      return text.startsWith(plain(first), optionalNumber(second))
    case 'endsWith':
      return text.endsWith(plain(first), optionalNumber(second))
    case 'includes':
      return text.includes(plain(first), optionalNumber(second))
    case 'indexOf':
      return text.indexOf(textOf(first), optionalNumber(second))
    case 'lastIndexOf':
      return text.lastIndexOf(textOf(first), optionalNumber(second))
    case 'slice':
      return text.slice(optionalNumber(first), optionalNumber(second))
    case 'substring':
      return text.substring(optionalNumber(first) ?? 0, optionalNumber(second))
    case 'substr':
      return substr(text, optionalNumber(first) ?? 0, optionalNumber(second))
    case 'charAt':
      return text.charAt(optionalNumber(first) ?? 0)
    case 'charCodeAt':
      return text.charCodeAt(optionalNumber(first) ?? 0)
    case 'codePointAt':
      return text.codePointAt(optionalNumber(first) ?? 0)
    case 'at':
      return text.at(optionalNumber(first) ?? 0)
    case 'toLowerCase':
    case 'toLocaleLowerCase':
      return text.toLowerCase()
    case 'toUpperCase':
    case 'toLocaleUpperCase':
      return text.toUpperCase()
    case 'trim':
      return text.trim()
    case 'trimStart':
    case 'trimLeft':
      return text.trimStart()
    case 'trimEnd':
    case 'trimRight':
      return text.trimEnd()
    case 'toString':
    case 'valueOf':
      return text
    case 'concat':
      return text + args.map(textOf).join('')
    case 'localeCompare':
      return text === textOf(first) ? 0 : 1
    case 'split':
      if (isKind(first, 'pattern')) return splitBy(first, text, work)
      return first === undefined ? [text] : text.split(textOf(first), optionalNumber(second))
    case 'match':
      return match(text, first, work)
    case 'matchAll':
      return matches(pattern(first), text, work).map(({ groups }) => groups)
    case 'search':
      return search(pattern(first), text, work)?.index ?? -1
    case 'replace':
    case 'replaceAll':
      return replace(text, [first, second], name === 'replaceAll', work)
    default:
      throw new Undecided()
  }
}

function plain(value: Value): string {
  if (isKind(value, 'pattern')) throw new ProgramThrows()
  return textOf(value)
}

function optionalNumber(value: Value): number | undefined {
  if (value === undefined || typeof value === 'number') return value
  throw new Undecided()
}

function pattern(value: Value): { readonly source: string; readonly flags: string } {
  if (isKind(value, 'pattern')) return value
  if (typeof value === 'string') return { source: value, flags: '' }
  throw new Undecided()
}

function substr(text: string, from: number, length: number | undefined): string {
  const start = from < 0 ? Math.max(0, text.length + from) : from
  return text.slice(start, length === undefined ? undefined : start + length)
}

function match(text: string, value: Value, work: Work): Value {
  const { source, flags } = pattern(value)
  if (!flags.includes('g')) return search({ source, flags }, text, work)?.groups ?? null
  const all = matches({ source, flags }, text, work)
  return all.length === 0 ? null : all.map(({ index, end }) => text.slice(index, end))
}

/** Returns all matches of a regular expression. */
function matches(regexp: Pattern, text: string, work: Work): readonly Match[] {
  const all: Match[] = []
  for (let at = 0; at <= text.length; ) {
    const found = matchAt(regexp, text, at, work)
    if (found === null) break
    all.push(found)
    at = found.end === found.index ? found.end + 1 : found.end
  }
  return all
}

/** Evaluates `text.split(regexp)`. */
function splitBy(regexp: Pattern, text: string, work: Work): Value {
  const parts: (string | undefined)[] = []
  let start = 0
  for (const { index, end, groups } of matches(regexp, text, work)) {
    // The platform splits at an empty match only between two characters.
    if (index === end) throw new Undecided()
    parts.push(text.slice(start, index), ...groups.slice(1))
    start = end
  }
  return [...parts, text.slice(start)]
}

function replace(text: string, [what, by]: readonly Value[], isAll: boolean, work: Work): string {
  if (typeof by !== 'string' || by.includes('$') || isList(what)) throw new Undecided()
  if (isKind(what, 'pattern')) return replaceAll(what, text, by, work)
  const from = textOf(what)
  return isAll ? text.split(from).join(by) : text.replace(from, () => by)
}
