/**
 * What an argument of a call is to a URL. `rest`: this argument and all that follow are URLs; `pattern`: a
 * URL unless it has signs of a pattern; `element` and `attributes`: name and attributes of an element.
 */
export type ArgumentRole =
  | 'url'
  | 'base'
  | 'pattern'
  | 'method'
  | 'attribute'
  | 'element'
  | 'attributes'
  | 'rest'
  | null

/** What a key of an argument is. `prefix`: a URL that is put before others, not resolved against. */
export type KeyRole = 'url' | 'base' | 'prefix'

/** A place in a program that takes a URL. */
export interface Sink {
  readonly kind: 'call' | 'new' | 'assignment'
  /** `fetch`, `URL.parse`, `*.open`; with `*`, a member of anything. */
  readonly callee: string
  readonly roles: readonly ArgumentRole[]
  /** For an argument that is an object: which one, and which of its keys are URLs. */
  readonly keysAt: number
  readonly keys: ReadonlyMap<string, KeyRole>
}

export const signatureForms = [
  'fetch(url)',
  'new URL(url, base)',
  'client.get(url)',
  '*.open(method, url)',
  '*.setAttribute(attribute, url)',
  'load(_, url)',
  'loadAll(...url)',
  'request({ url })',
  '*.href = url',
] as const

const signature =
  /^(?<new>new\s+)?(?<callee>(?:\*\.)?[\w$]+(?:\(\))?(?:\.[\w$]+(?:\(\))?)*)\s*(?:\((?<args>[^()]*)\)|(?<assigned>=\s*url))$/

const words: Readonly<Record<string, ArgumentRole>> = {
  url: 'url',
  base: 'base',
  method: 'method',
  attribute: 'attribute',
  pattern: 'pattern',
  element: 'element',
  attributes: 'attributes',
  '...url': 'rest',
  _: null,
}

/**
 * Reads the signature of a sink, one of `signatureForms` with names of your own.
 *
 * @throws RangeError if it has none of these forms; the message lists them.
 */
export function parseSignature(source: string): Sink {
  const groups = signature.exec(source.trim())?.groups
  const args = splitArguments(groups?.args ?? '')
  const roles = args.map(word => (word.startsWith('{') ? null : words[word]))
  const assigned = groups?.assigned !== undefined
  const named = roles.some(role => role !== undefined && role !== null && takesUrl.has(role))
  const keysAt = args.findIndex(word => word.startsWith('{'))
  const keys = keysOf(args)
  const isKnown = groups !== undefined && !roles.includes(undefined as never)
  if (!isKnown || !(assigned || named || keys.size > 0)) {
    const forms = signatureForms.map(form => `"${form}"`).join(', ')
    throw new RangeError(`Unknown form of sink ${JSON.stringify(source)}. Known: ${forms}.`)
  }
  const kind = assigned ? 'assignment' : groups.new === undefined ? 'call' : 'new'
  return { kind, callee: groups.callee ?? '', roles: roles.map(role => role ?? null), keysAt, keys }
}

const takesUrl: ReadonlySet<ArgumentRole> = new Set(['url', 'rest', 'pattern', 'attributes'])

/** Commas inside braces separate keys, not arguments. */
function splitArguments(args: string): string[] {
  return (args.match(/\{[^{}]*\}|[^,]+/g) ?? []).map(word => word.trim()).filter(Boolean)
}

function keysOf(args: readonly string[]): Map<string, KeyRole> {
  const keys = new Map<string, KeyRole>()
  for (const word of args) {
    if (!word.startsWith('{')) continue
    for (const key of word.slice(1, -1).split(',')) {
      const [name = '', role = name] = key.split(':').map(part => part.trim())
      if (name !== '') keys.set(name, role === 'base' || role === 'prefix' ? role : 'url')
    }
  }
  return keys
}
