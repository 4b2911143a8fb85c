import { Minimatch } from 'minimatch'
import type {
  CompiledPattern,
  FoundIssue,
  PatternDialect,
  PatternPiece,
} from '../../contract/pattern.ts'
import { BoundedRegExp } from '../../text/work/bounded-regexp.ts'
import { spend } from '../../text/work/work.ts'
import { pathOf } from '../compiled-path.ts'
import { samplePaths } from '../path-to-regexp/sample-paths.ts'
import { pieceAt } from '../piece-at.ts'
import { foreignSyntax, notInPaths } from './examine-rule.ts'
import { segmentsOf } from './segments.ts'

/** `source` in `firebase.json`: a glob in which `:name` matches a segment. */
export const firebaseDialect: PatternDialect = {
  id: 'firebase',
  title: 'Firebase',
  family: 'hosting',
  subject: 'path',
  usedBy: '`source` of redirects, rewrites and headers in `firebase.json`',
  edition: {
    version: '2026-11',
    url: 'https://firebase.google.com/docs/hosting/full-config#glob_pattern_matching',
  },
  notes: [
    'A source is a glob: `*` is text within a segment, and `**` as a whole segment is any number of segments.',
    '`:name` is a segment, and `:name*` any number of them.',
    'Letter case makes a difference; a slash at the end does not after a name.',
  ],
  compile: text => compiledFirebase(text),
  repair: () => [],
  sample: text => samplePaths(firebasePath(text).pieces),
  examine(text): readonly FoundIssue[] {
    const found = notInPaths(text).filter(({ code }) => code !== 'missing-slash')
    if (found.length > 0) return found
    return segmentsOf(text).flatMap(segment => {
      if (segment.text.startsWith(':')) return []
      const stars = /\*\*+/.exec(segment.text)
      if (stars !== null && stars[0] !== segment.text) return globstarInSegment(text, segment)
      return foreignSyntax(text, segment, compiledFirebase)
    })
  },
}

export function compiledFirebase(text: string): CompiledPattern {
  const { pieces, matches } = firebasePath(text)
  return {
    components: {},
    pieces,
    match(url) {
      const path = pathOf(url)
      return path !== null && matches(path) ? { groups: [] } : null
    },
  }
}

interface FirebasePath {
  readonly pieces: readonly PatternPiece[]
  readonly matches: (path: string) => boolean
}

function firebasePath(text: string): FirebasePath {
  spend(text.length)
  const rooted = text.startsWith('/') ? text : `/${text}`
  const pieces = segmentsOf(rooted).map(({ text: segment, start, end }) => {
    const offset = rooted.length - text.length
    const [from, until] = [Math.max(0, start - offset), end - offset]
    const name = /^:(\w+)(\*?)$/.exec(segment)
    if (name !== null) {
      return pieceAt(name[2] === '*' ? 'wildcard' : 'parameter', from, until, '', name[1])
    }
    return /[*?[\]{}()!@+]/.test(segment)
      ? pieceAt('wildcard', from, until, '')
      : pieceAt('text', from, until, `/${segment}`)
  })
  const plain = rooted.replaceAll(/(?<=\/):\w+(\*?)(?=\/|$)/g, (_, star) =>
    star === '*' ? '**' : '*',
  )
  const glob = new Minimatch(withPlainBrackets(plain), { nocomment: true, nonegate: true })
  bound(glob)
  return { matches: path => glob.match(path), pieces }
}

/** Lets the expressions of a glob take only as many steps as are left for the pattern. */
function bound(glob: Minimatch): void {
  for (const segments of glob.set) {
    for (const [index, segment] of segments.entries()) {
      // The library tests the commonest expressions, such as `*.html`, by functions of its own.
      if (!(segment instanceof RegExp) || Object.hasOwn(segment, 'test')) continue
      segments[index] = new BoundedRegExp(segment.source, segment.flags)
    }
  }
}

/**
 * Escapes the brackets that open no class, because none closes it. For each of them, the library
 * reads the rest of the segment.
 */
function withPlainBrackets(glob: string): string {
  // Braces can join what is in several segments.
  const parts = glob.includes('{') ? [glob] : glob.split('/')
  return parts
    .map(part => {
      const end = part.lastIndexOf(']') + 1
      return (
        part.slice(0, end) +
        part.slice(end).replaceAll(/\\.|\[/gs, found => (found === '[' ? '\\[' : found))
      )
    })
    .join('/')
}

/** Finds `**` within a segment, as in `/**.html`, where it does not match files in folders. */
function globstarInSegment(
  text: string,
  {
    text: segment,
    start,
    end,
  }: { readonly text: string; readonly start: number; readonly end: number },
): readonly FoundIssue[] {
  const before = text.slice(0, start).replaceAll(/\*+/g, 'a')
  const after = text.slice(end).replaceAll(/\*+/g, 'a')
  const witness = `${before}/${segment.replace(/\*\*+/, 'a/b')}${after}`
  if (/[?[\]{}()!@+:]/.test(witness) || firebasePath(text).matches(witness)) return []
  const at = start + 1 + segment.indexOf('**')
  const span = { start: at, end: at + (/\*+/.exec(segment)?.[0].length ?? 2) }
  const written = `${segment.slice(0, at - start - 1) === '' ? '**/*' : '*/**/*'}`
  const fixed = text.slice(0, span.start) + written + text.slice(span.end)
  const isFixed = firebasePath(fixed).matches(witness)
  const fixes = isFixed ? [{ title: `Change to ${fixed}`, edits: [{ span, text: written }] }] : []
  return [{ code: 'globstar-in-segment', ...span, witness, fixes }]
}
