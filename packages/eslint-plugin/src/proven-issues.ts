import {
  check,
  describe,
  type Fix,
  type Issue,
  type Span,
  spansOverlap,
  type TextEdit,
} from '@hreflint/core'
import type { FoundUrl } from './found-url.ts'

/** An issue of a URL that holds whatever stands in its holes. Its span is one of `url.text`. */
export interface ProvenIssue {
  readonly code: string
  readonly kind: Issue['kind']
  readonly span: Span
  readonly message: string
  /** In offsets of `url.text`; computed when asked for. */
  readonly fixes: readonly Fix[]
}

/**
 * What may stand in a hole. Together they put every kind of text before and after the static parts;
 * an issue that all of them agree on owes nothing to the hole.
 */
const fillings = ['a', '1', 'a/b', 'a?b', 'a#b', 'a.b:1', '%41', '/a', 'http://a.b/c', 'urn:a']

/** One way to read a URL: what its holes hold and what it is resolved against. */
interface Reading {
  readonly text: string
  readonly base: string | undefined
  readonly toOriginal: (span: Span) => Span | null
}

/** The issues of a URL under a spec, in the order of the text. */
export function provenIssues(url: FoundUrl, spec: string): readonly ProvenIssue[] {
  let agreed: readonly Agreement[] | null = null
  for (const reading of readingsOf(url)) {
    const found = issuesOf(reading, url, spec)
    // A filling that breaks the URL by itself says nothing about the rest.
    if (found === null) continue
    agreed = agreed === null ? found : agree(agreed, found)
    if (agreed.length === 0) return agreed
  }
  return agreed ?? []
}

class Agreement implements ProvenIssue {
  readonly #witnesses: readonly (() => readonly Fix[])[]
  readonly #describe: () => { message: string }
  readonly code: string
  readonly kind: Issue['kind']
  readonly span: Span

  constructor(
    { code, kind, span }: Pick<ProvenIssue, 'code' | 'kind' | 'span'>,
    describeIssue: () => { message: string },
    witnesses: readonly (() => readonly Fix[])[],
  ) {
    this.code = code
    this.kind = kind
    this.span = span
    this.#describe = describeIssue
    this.#witnesses = witnesses
  }

  with(other: Agreement): Agreement {
    return new Agreement(this, this.#describe, [...this.#witnesses, ...other.#witnesses])
  }

  get message(): string {
    return this.#describe().message
  }

  /** The fixes that every reading proposes and proves alike. */
  get fixes(): readonly Fix[] {
    const [first, ...others] = this.#witnesses
    let fixes = first?.() ?? []
    for (const witness of others) {
      if (fixes.length === 0) break
      const known = new Set(witness().map(identityOf))
      fixes = fixes.filter(fix => known.has(identityOf(fix)))
    }
    return fixes
  }
}

const identityOf = (fix: Fix): string => JSON.stringify([fix.safety, fix.edits])

function agree(left: readonly Agreement[], right: readonly Agreement[]): readonly Agreement[] {
  return left.flatMap(issue => {
    const same = right.find(other => isSame(issue, other))
    return same === undefined ? [] : [issue.with(same)]
  })
}

function isSame(a: ProvenIssue, b: ProvenIssue): boolean {
  return a.code === b.code && a.span.start === b.span.start && a.span.end === b.span.end
}

/** Null where the filling of a hole, and not the static text, makes a parse exception. */
function issuesOf(reading: Reading, url: FoundUrl, spec: string): readonly Agreement[] | null {
  const { text, base, toOriginal } = reading
  const options = { spec, base, encoding: url.encoding }
  const found: Agreement[] = []
  for (const issue of check(text, options)) {
    const span = toOriginal(issue.span)
    if (span === null) {
      if (issue.kind === 'parse-exception') return null
      continue
    }
    const description = () => describe(issue, text, options)
    const fixes = () =>
      description().fixes.flatMap(fix => {
        const edits = originalEdits(fix.edits, toOriginal)
        return edits === null ? [] : [{ ...fix, edits }]
      })
    found.push(new Agreement({ code: issue.code, kind: issue.kind, span }, description, [fixes]))
  }
  return found
}

function originalEdits(
  edits: readonly TextEdit[],
  toOriginal: Reading['toOriginal'],
): TextEdit[] | null {
  const original: TextEdit[] = []
  for (const { span, text } of edits) {
    const mapped = toOriginal(span)
    if (mapped === null) return null
    original.push({ span: mapped, text })
  }
  return original
}

function* readingsOf(url: FoundUrl): Generator<Reading> {
  if (url.holes.length === 0) {
    for (const base of url.bases) yield { text: url.text, base, toOriginal: span => span }
    return
  }
  for (const texts of fillingsOf(url.holes.length)) {
    const filled = fill(url, texts)
    for (const base of url.bases) yield { ...filled, base }
  }
}

/** All holes alike; then, of several, each one by itself. */
function* fillingsOf(holes: number): Generator<readonly string[]> {
  for (const filling of fillings) yield Array<string>(holes).fill(filling)
  if (holes < 2) return
  for (let hole = 0; hole < Math.min(holes, 4); hole += 1) {
    for (const filling of fillings) yield Array<string>(holes).fill('a').with(hole, filling)
  }
}

function fill(url: FoundUrl, texts: readonly string[]): Omit<Reading, 'base'> {
  let text = ''
  let from = 0
  /** Each hole where it now stands, and by how much what follows it has moved. */
  const filled = url.holes.map((hole, i) => {
    text += url.text.slice(from, hole.start)
    const start = text.length
    text += texts[i] ?? ''
    from = hole.end
    return { start, end: text.length, moved: hole.end - text.length }
  })
  text += url.text.slice(from)
  const toOriginal = (span: Span): Span | null => {
    let moved = 0
    for (const hole of filled) {
      // What is missing beside a hole may be in the hole.
      const isMissing = span.start === span.end && hole.start <= span.end && span.start <= hole.end
      if (isMissing || spansOverlap(hole, span)) return null
      if (hole.end <= span.start) moved = hole.moved
    }
    return { start: span.start + moved, end: span.end + moved }
  }
  return { text, toOriginal }
}
