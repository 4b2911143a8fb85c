/** A stretch of a pattern: text as it is, a name for a part of one folder (`:year`), or a splat for any rest. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name' | 'splat'; readonly name: string }

/** The addresses that a rule is for. */
export interface RulePattern {
  readonly parts: readonly Part[]
  /** Not where the pattern has a regular expression or an optional part, which are only taken roughly. */
  readonly isExact: boolean
}

/** What placeholders stand for in one address. */
export interface PatternMatch {
  readonly values: ReadonlyMap<string, string>
  /** Whether a short placeholder holds a long one, when a pattern is matched with another. */
  readonly isCertain: boolean
}

const placeholder = /:([A-Za-z_]\w*)(\([^)]*\))?([*+?])?|\*|\(([^)]*)\)/g

const known = new Map<string, RulePattern>()

/**
 * Reads a pattern. Placeholders are those of Netlify and Cloudflare (`:name`, `*`) and what is most used of
 * Vercel's (`:path*`, `(.*)`).
 */
export function readPattern(from: string): RulePattern {
  let pattern = known.get(from)
  if (pattern === undefined) {
    // A table has thousands of rules, each of which is matched with many links.
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
    const isLong = name === undefined || expression !== undefined || repeat !== undefined
    const called = name ?? (group === undefined ? 'splat' : String(groups))
    parts.push({ kind: isLong ? 'splat' : 'name', name: called })
  }
  if (end < from.length) parts.push({ kind: 'text', text: from.slice(end) })
  return { parts, isExact }
}

/** Whether a rule is for one address alone. */
export function isLiteral({ parts }: RulePattern): boolean {
  return parts.every(({ kind }) => kind === 'text')
}

/** The text before the first placeholder. */
export function literalStart({ parts }: RulePattern): string {
  const [first] = parts
  return first?.kind === 'text' ? first.text : ''
}

/**
 * Matches a path, in time linear in both: which stretches can follow is worked out from the end, so that nothing
 * is tried twice, however many splats there are. Each placeholder takes as much as it can.
 */
export function matchPattern(pattern: RulePattern, path: string): PatternMatch | null {
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
  return fits[0] === 1 ? valuesIn(parts, path, fits) : null
}

function valuesIn(parts: readonly Part[], path: string, fits: Uint8Array): PatternMatch {
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
    if (part.kind === 'name' && /[:*$]/.test(value)) isCertain = false
    values.set(part.name, value)
    at = end
  }
  return { values, isCertain }
}

/** A target with what its placeholders stand for. */
export function fillTarget(to: string, values: ReadonlyMap<string, string>): string {
  return to.replace(
    /:([A-Za-z_]\w*)[*+?]?|\$(\d)/g,
    (all, name: string | undefined, group: string | undefined) =>
      values.get(name ?? group ?? '') ?? all,
  )
}

/** Whether a target has placeholders to be filled in. */
export function hasPlaceholder(to: string): boolean {
  return placeholderStart(to) !== -1
}

/** Where the first placeholder of a target begins; -1 if it has none. A port is none. */
export function placeholderStart(to: string): number {
  return to.search(/(?<=\/[^:]*):[A-Za-z_]|\$\d/)
}
