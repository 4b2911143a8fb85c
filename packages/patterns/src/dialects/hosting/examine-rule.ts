import type { CompiledPattern, FoundIssue } from '../../contract/pattern.ts'
import type { Segment } from './segments.ts'

/** Finds what the path of a request cannot match: a missing slash at the start, a query or a fragment. */
export function notInPaths(text: string): readonly FoundIssue[] {
  if (/^[\w-]/.test(text) && !/^https?:\/\//.test(text)) {
    const witness = `/${text.replaceAll(/[*:]/g, '')}`
    const edits = [{ span: { start: 0, end: 0 }, text: '/' }]
    const fixes = [{ title: 'Add a slash at the start', edits }]
    return [{ code: 'missing-slash', start: 0, end: 0, witness, fixes }]
  }
  const query = /\?[\w.[\]-]+=/.exec(text)
  if (query !== null) {
    const span = { start: query.index, end: text.length }
    const witness = text.replaceAll(/[*:]/g, '')
    return [{ code: 'query-not-compared', ...span, witness }]
  }
  const hash = text.indexOf('#')
  if (hash < 1 || hash === text.length - 1) return []
  return [
    {
      code: 'fragment-in-path',
      start: hash,
      end: hash + 1,
      witness: text.replaceAll(/[*:]/g, ''),
    },
  ]
}

const foreign: readonly { readonly look: RegExp; readonly sample: (found: string) => string }[] = [
  { look: /\(\.[*+]\)$/, sample: () => 'a' },
  // After one of these characters, the parentheses are an extended glob, such as `@(a|b)`.
  {
    look: /(?<![@!?+*])\((?:[\w-]+\|)+[\w-]+\)/,
    sample: found => found.slice(1).replace(/\|.*/s, ''),
  },
  { look: /[*+](?<=^:\w+.)$/, sample: () => 'a/b' },
  { look: /\?(?<=^:\w+.)$/, sample: () => '' },
  { look: /\((?<=^:\w+.).+\)$/, sample: () => '1' },
  { look: /\\[wd][+*]?/, sample: () => '1' },
]

/**
 * Finds syntax of another dialect that is plain text in this one: `(.*)`, `(a|b)`, `:path*`, `\d+`.
 *
 * @param compile Compiles the rule, to check that it does not match the witness after all.
 */
export function foreignSyntax(
  text: string,
  segment: Segment,
  compile: (text: string) => Pick<CompiledPattern, 'match'>,
): readonly FoundIssue[] {
  for (const { look, sample } of foreign) {
    const found = look.exec(segment.text)
    if (found === null) continue
    const at = segment.start + 1 + found.index
    const [written] = found
    const before = text.slice(0, at).replaceAll('*', 'a')
    const isName = segment.text.startsWith(':')
    const path = isName ? before.slice(0, segment.start + 1) : before
    const after = text.slice(at + written.length).replaceAll('*', 'a')
    const value = sample(written)
    const stem = value === '' && path.length > 1 ? path.replace(/\/$/, '') : path
    const witness = (stem + value + after).replaceAll(/\/:/g, '/')
    if (compile(text).match(witness) !== null) continue
    return [{ code: 'foreign-syntax', start: at, end: at + written.length, witness }]
  }
  return []
}
