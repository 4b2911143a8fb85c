/**
 * The role of an argument of a call. `rest`: this argument and all that follow are URLs. `pattern`:
 * a URL unless it looks like a pattern. `element` and `attributes`: the name and the attributes of
 * an element.
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

/**
 * The role of a key of an argument. `prefix`: a URL that is put before other URLs, which are not
 * resolved against it.
 */
export type KeyRole = 'url' | 'base' | 'prefix'

/** A place in a program that takes a URL. */
export interface Sink {
  readonly kind: 'call' | 'new' | 'assignment'
  /** For example `fetch`, `URL.parse` or `*.open`. A name after `*` is a member of any object. */
  readonly callee: string
  readonly roles: readonly ArgumentRole[]
  /** Index of the argument that is an object, and its keys that are URLs. */
  readonly keysAt: number
  readonly keys: ReadonlyMap<string, KeyRole>
}

const signatureForms = [
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
  /^(?<new>new\s+)?(?<callee>(?:\*\.)?[\p{ID_Continue}$]+(?:\(\))?(?:\.[\p{ID_Continue}$]+(?:\(\))?)*)\s*(?:\((?<args>[^()]*)\)|(?<assigned>=\s*url))$/u

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
 * Reads the signature of a sink: one of `signatureForms`, with any names.
 *
 * @throws RangeError if the signature has none of these forms, or can never match. The message says
 * why.
 */
export function parseSignature(source: string): Sink {
  const groups = signature.exec(source.trim())?.groups
  const args = splitArguments(groups?.args ?? '')
  if (groups === undefined || args === null) {
    const forms = signatureForms.map(form => `"${form}"`).join(', ')
    throw new RangeError(
      `The sink ${JSON.stringify(source)} has an unknown form. Known forms: ${forms}.`,
    )
  }
  const isAssigned = groups.assigned !== undefined
  const callee = groups.callee ?? ''
  const reason =
    whyNoCallee(callee, isAssigned, groups.new !== undefined) ??
    (isAssigned ? null : whyNoArguments(args))
  if (reason !== null) {
    throw new RangeError(`The sink ${JSON.stringify(source)} can never match: ${reason}.`)
  }
  return {
    kind: isAssigned ? 'assignment' : groups.new === undefined ? 'call' : 'new',
    callee,
    roles: args.map(word => words[word] ?? null),
    keysAt: args.findIndex(isObject),
    keys: keysOf(args),
  }
}

const takesUrl: ReadonlySet<string> = new Set(['url', '...url', 'pattern', 'attributes'])

const isObject = (word: string): boolean => word.startsWith('{')

/** Words that start an expression that is not a name. */
const notNames = new Set(
  'class delete false for function if import new null return super switch throw true typeof void while'.split(
    ' ',
  ),
)

/** Returns why no expression can have these names as its callee or target. Null if one can. */
function whyNoCallee(callee: string, isAssigned: boolean, isNew: boolean): string | null {
  const names = callee.split('.')
  const [first = ''] = names
  if (isAssigned && isNew) return '"new" cannot be assigned to'
  if (isAssigned && callee.endsWith(')')) return 'a call cannot be assigned to'
  if (first === 'this') {
    const rest = names.slice(1).join('.')
    return `leave out "this" (${names.length > 2 ? `"${rest}"` : `"*.${rest}"`} matches members of it)`
  }
  if (first === '*' && names.length > 2) {
    return `"*" must be followed by one name ("*.${names.at(-1)}")`
  }
  if (notNames.has(first)) return `"${first}" is not a name`
  const digit = names.find(name => /^\d/.test(name))
  return digit === undefined ? null : `"${digit}" is not a name`
}

/** Returns why arguments with these words take no URL. Null if they do. */
function whyNoArguments(args: readonly string[]): string | null {
  const unknown = args.find(word => !isObject(word) && !Object.hasOwn(words, word))
  if (unknown !== undefined) {
    return `"${unknown}" is not one of ${Object.keys(words).join(', ')}, or an object of keys`
  }
  for (const word of args.filter(isObject)) {
    const role = keysIn(word).find(([, role]) => !keyRoles.includes(role))?.[1]
    if (role !== undefined) return `"${role}" is not one of ${keyRoles.join(', ')}`
  }
  if (args.filter(isObject).length > 1) return 'only one argument can be an object of keys'
  const rest = args.indexOf('...url')
  if (rest !== -1 && rest < args.length - 1) return '"...url" must come last'
  if (args.filter(word => word === 'base').length > 1) return 'only one argument can be "base"'
  const takes = args.some(word => takesUrl.has(word)) || keysOf(args).size > 0
  return takes ? null : 'none of its arguments is a URL'
}

/**
 * Splits a list of arguments. Commas inside braces separate keys, not arguments. Null if the text
 * is not a list of arguments.
 */
function splitArguments(args: string): readonly string[] | null {
  if (args.trim() === '') return []
  const list = args.trim().replace(/\s*,$/, '')
  if (!/^(?:\{[^{}]*\}|[^\s,{}]+)(?:\s*,\s*(?:\{[^{}]*\}|[^\s,{}]+))*$/.test(list)) return null
  return list.match(/\{[^{}]*\}|[^\s,{}]+/g) ?? []
}

const keyRoles: readonly string[] = ['url', 'base', 'prefix']

/** Returns the keys of an object and their roles. The default role is a URL. */
function keysIn(object: string): readonly (readonly [name: string, role: string])[] {
  return object
    .slice(1, -1)
    .split(',')
    .flatMap(key => {
      const [name = '', role] = key.split(':').map(part => part.trim())
      return name === '' ? [] : [[name, role ?? (keyRoles.includes(name) ? name : 'url')] as const]
    })
}

function keysOf(args: readonly string[]): Map<string, KeyRole> {
  return new Map(args.filter(isObject).flatMap(word => keysIn(word) as [string, KeyRole][]))
}
