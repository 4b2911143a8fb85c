/**
 * A part of a pattern: literal text, a name that matches within one folder (`:year`), or a splat
 * that matches anything.
 */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name' | 'splat'; readonly name: string }

/** The parsed `from` of a rule. */
export interface RulePattern {
  readonly parts: readonly Part[]
  /**
   * False if the pattern has a regular expression, an optional part, or a star before text, which
   * are matched only roughly.
   */
  readonly isExact: boolean
}

/** The values of the placeholders in one address. */
export interface PatternMatch {
  readonly values: ReadonlyMap<string, string>
  /**
   * False if the match is only rough, or if a name matched the placeholder of another pattern,
   * which may contain slashes.
   */
  readonly isCertain: boolean
}

const placeholder = /:([A-Za-z_]\w*)(\([^)]*\))?([*+?])?|\*|\(([^)]*)\)/g

const known = new Map<string, RulePattern>()

/**
 * Parses a pattern. Supports the placeholders of Netlify and Cloudflare (`:name`, `*`) and the most
 * common ones of Vercel (`:path*`, `(.*)`).
 */
export function readPattern(from: string): RulePattern {
  let pattern = known.get(from)
  if (pattern === undefined) {
    // Patterns are cached: a table can have thousands of rules, and each is matched against many
    // links.
    if (known.size > maxKnown) known.clear()
    pattern = read(from)
    known.set(from, pattern)
  }
  return pattern
}

const maxKnown = 20_000

function read(from: string): RulePattern {
  const parts: Part[] = []
  let isExact = true
  let end = 0
  let groups = 0
  for (const match of from.matchAll(placeholder)) {
    const [all, name, expression, repeat, group] = match
    if (match.index > end) parts.push({ kind: 'text', text: from.slice(end, match.index) })
    end = match.index + all.length
    if (group !== undefined) groups += 1
    const isAny = (expression ?? `(${group ?? '.*'})`) === '(.*)'
    if ((name === undefined || expression !== undefined) && !isAny) isExact = false
    if (repeat === '?') isExact = false
    // In `/*.txt`, Netlify reads the star as text, and Cloudflare as a splat.
    if (all === '*' && !/^(?:\/|$)/.test(from.slice(end))) isExact = false
    const isLong = name === undefined || expression !== undefined || repeat !== undefined
    const called = name ?? (group === undefined ? 'splat' : String(groups))
    parts.push({ kind: isLong ? 'splat' : 'name', name: called })
  }
  if (end < from.length) parts.push({ kind: 'text', text: from.slice(end) })
  return { parts, isExact }
}

/** Whether a pattern matches only one address. */
export function isLiteral({ parts }: RulePattern): boolean {
  return parts.every(({ kind }) => kind === 'text')
}

/** Returns the names that match text without a slash. */
export function namesIn({ parts }: RulePattern): ReadonlySet<string> {
  return new Set(parts.flatMap(part => (part.kind === 'name' ? [part.name] : [])))
}

/** Returns whether the address that a rule leads to has a name that nothing fills in. */
export function hasUnfilledName(from: string, to: string): boolean {
  const names = readPattern(from).parts.map(part => (part.kind === 'text' ? null : part.name))
  return Array.from(to.matchAll(/:([A-Za-z_]\w*)/g)).some(([, name = '']) => !names.includes(name))
}

/** Returns the text before the first placeholder. */
export function literalStart({ parts }: RulePattern): string {
  const [first] = parts
  return first?.kind === 'text' ? first.text : ''
}

/**
 * Matches a path in time proportional to the number of parts times the length of the path. Which
 * parts can follow is computed from the end, so there is no backtracking, however many splats there
 * are. Each placeholder matches as much as it can.
 *
 * @param names Names that represent text without a slash where they are written in the path.
 */
export function matchPattern(
  pattern: RulePattern,
  path: string,
  names: ReadonlySet<string> = new Set(),
): PatternMatch | null {
  const { parts, isExact } = pattern
  if (!path.startsWith(literalStart(pattern))) return null
  if (!isExact) return { values: new Map(), isCertain: false }
  const width = path.length + 1
  const fits = new Uint8Array((parts.length + 1) * width)
  fits[parts.length * width + path.length] = 1
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const part = parts[index]
    if (part === undefined) continue
    for (let at = path.length; at >= 0; at -= 1) {
      const next = (index + 1) * width
      let isFit: boolean
      if (part.kind === 'text') {
        isFit = fits[next + at + part.text.length] === 1 && path.startsWith(part.text, at)
      } else {
        const takes = at < path.length && (part.kind === 'splat' || path[at] !== '/')
        const goesOn = takes && (fits[next + at + 1] === 1 || fits[index * width + at + 1] === 1)
        isFit = goesOn || (part.kind === 'splat' && fits[next + at] === 1)
      }
      if (isFit) fits[index * width + at] = 1
    }
  }
  return fits[0] === 1 ? valuesIn(parts, path, fits, names) : null
}

function valuesIn(
  parts: readonly Part[],
  path: string,
  fits: Uint8Array,
  names: ReadonlySet<string>,
): PatternMatch {
  const width = path.length + 1
  const values = new Map<string, string>()
  let isCertain = true
  let at = 0
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'text') {
      at += part.text.length
      continue
    }
    const slash = part.kind === 'splat' ? -1 : path.indexOf('/', at)
    let end = slash === -1 ? path.length : slash
    while (end > at && fits[(index + 1) * width + end] !== 1) end -= 1
    const value = path.slice(at, end)
    const isOneName = value.startsWith(':') && names.has(value.slice(1))
    if (part.kind === 'name' && /[:*$]/.test(value) && !isOneName) isCertain = false
    values.set(part.name, value)
    at = end
  }
  return { values, isCertain }
}

/** Replaces the placeholders of a target with their values. */
export function fillTarget(to: string, values: ReadonlyMap<string, string>): string {
  return to.replace(
    /:([A-Za-z_]\w*)[*+?]?|\$(\d)/g,
    (all, name: string | undefined, group: string | undefined) =>
      values.get(name ?? group ?? '') ?? all,
  )
}

/** Whether a target has placeholders. */
export function hasPlaceholder(to: string): boolean {
  return placeholderStart(to) !== -1
}

/**
 * Returns the offset of the first placeholder in a target; -1 if it has none. A port is not a
 * placeholder.
 */
export function placeholderStart(to: string): number {
  return to.search(/:(?<=\/[^:]*:)[A-Za-z_]|\$\d/)
}
