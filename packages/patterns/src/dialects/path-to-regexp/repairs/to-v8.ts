import type { Route, RoutePiece } from '../route.ts'
import type { PartV6 } from '../version-6/parse-v6.ts'
import { parseV6 } from '../version-6/parse-v6.ts'

/**
 * Converts a route of version 0.1 to the syntax of version 8. Returns null if version 8 has no equivalent, such as for
 * regular expressions. The caller must check that both routes match the same paths.
 */
export function fromV0(text: string, { pieces }: Route): string | null {
  const names = new Names(pieces)
  let output = ''
  for (const piece of pieces) {
    const words = wordsOfV0(text, piece, names)
    if (words === null) return null
    output += words
  }
  return output
}

function wordsOfV0(
  text: string,
  { type, start, end, name, modifier, text: inner }: RoutePiece,
  names: Names,
): string | null {
  const written = text.slice(start, end)
  if (type === 'text') {
    const plain = written.replaceAll(/\\(.)/g, '$1')
    return /[()[\]{}+?|^$]/.test(written.replaceAll(/\\./g, '')) ? null : escapeV8(plain)
  }
  if (type === 'wildcard') return `{*${names.splat()}}`
  if (modifier.includes('*')) return null
  const lead = written.slice(0, written.indexOf(':'))
  // Version 0.1 puts the dot of `/.:ext` before the slash, which does not occur in paths.
  if (lead === '/.') return null
  if (type === 'regexp') return inner === '.*' && modifier === '' ? `${lead}{*${name}}` : null
  const word = wordsBefore(name)
  return modifier === '?' ? `{${lead}:${word}}` : `${lead}:${word}`
}

/** Converts a route of version 6 to the syntax of version 8, in the same way as `fromV0`. */
export function fromV6(text: string, { pieces }: Route): string | null {
  const names = new Names(pieces)
  let output = ''
  for (const part of parseV6(text)) {
    const words = wordsOfV6(part, names)
    if (words === null) return null
    output += words
  }
  return output
}

function wordsOfV6(part: PartV6, names: Names): string | null {
  if (part.type === 'text') return escapeV8(part.value)
  const { pattern, isCustom, modifier, name } = part
  const [prefix, suffix] = [escapeV8(part.prefix), escapeV8(part.suffix)]
  if (pattern === '') {
    if (modifier === '') return prefix + suffix
    return modifier === '?' ? `{${prefix}${suffix}}` : null
  }
  const isNamed = !/^\d+$/.test(name)
  if (isCustom) {
    const word = isNamed ? wordsBefore(name) : names.splat()
    return pattern === '.*' && modifier === '' && suffix === '' ? `${prefix}{*${word}}` : null
  }
  const word = wordsBefore(name)
  if (modifier === '') return `${prefix}:${word}${suffix}`
  if (modifier === '?') return `{${prefix}:${word}${suffix}}`
  if (prefix !== '/' || suffix !== '') return null
  return modifier === '+' ? `/*${word}` : `{/*${word}}`
}

/** Quotes names that begin with a digit, which version 8 does not allow without quotes. */
function wordsBefore(name: string): string {
  return /^\d/.test(name) ? `"${name}"` : name
}

function escapeV8(text: string): string {
  return text.replaceAll(/[{}()[\]+?!:*\\]/g, String.raw`\$&`)
}

/** Names for wildcards that have none. */
class Names {
  readonly #taken: Set<string>
  #number = 1

  constructor(pieces: readonly RoutePiece[]) {
    this.#taken = new Set(pieces.map(({ name }) => name))
  }

  splat(): string {
    for (;;) {
      const name = this.#number === 1 ? 'splat' : `splat${this.#number}`
      this.#number += 1
      if (!this.#taken.has(name)) return name
    }
  }
}
