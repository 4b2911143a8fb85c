/** What an argument of a call is to a URL. `rest`: this argument and all that follow are URLs. */
export type ArgumentRole = 'url' | 'base' | 'method' | 'attribute' | 'rest' | null

/** A place in a program that takes a URL. */
export interface Sink {
  readonly kind: 'call' | 'new' | 'assignment'
  /** `fetch`, `URL.parse`, `*.open`; with `*`, a member of anything. */
  readonly callee: string
  readonly roles: readonly ArgumentRole[]
  /** For an argument that is an object: which of its keys are URLs. */
  readonly keys: ReadonlyMap<string, 'url' | 'base'>
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
  /^(?<new>new\s+)?(?<callee>(?:\*\.)?[\w$]+(?:\.[\w$]+)*)\s*(?:\((?<args>[^()]*)\)|(?<assigned>=\s*url))$/

const words: Readonly<Record<string, ArgumentRole>> = {
  url: 'url',
  base: 'base',
  method: 'method',
  attribute: 'attribute',
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
  const named = roles.some(role => role === 'url' || role === 'rest')
  const keys = keysOf(args)
  const isKnown = groups !== undefined && !roles.includes(undefined as never)
  if (!isKnown || !(assigned || named || keys.size > 0)) {
    const forms = signatureForms.map(form => `"${form}"`).join(', ')
    throw new RangeError(`Unknown form of sink ${JSON.stringify(source)}. Known: ${forms}.`)
  }
  const kind = assigned ? 'assignment' : groups.new === undefined ? 'call' : 'new'
  return { kind, callee: groups.callee ?? '', roles: roles.map(role => role ?? null), keys }
}

/** Commas inside braces separate keys, not arguments. */
function splitArguments(args: string): string[] {
  return (args.match(/\{[^{}]*\}|[^,]+/g) ?? []).map(word => word.trim()).filter(Boolean)
}

function keysOf(args: readonly string[]): Map<string, 'url' | 'base'> {
  const keys = new Map<string, 'url' | 'base'>()
  for (const word of args) {
    if (!word.startsWith('{')) continue
    for (const key of word.slice(1, -1).split(',')) {
      const [name = '', role = name] = key.split(':').map(part => part.trim())
      if (name !== '') keys.set(name, role === 'base' ? 'base' : 'url')
    }
  }
  return keys
}
