import type { FoundIssue, PatternDialect } from '../../contract/pattern.ts'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { compiledCloudflare } from './cloudflare.ts'
import { notInPaths } from './examine-rule.ts'
import { compiledNetlify, netlifyDialect } from './netlify.ts'

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

interface Rule {
  readonly from: Word
  readonly to: Word
}

/** A line of `_redirects`, such as `/old/* /new/:splat 301`, as far as Netlify and Cloudflare agree. */
export const redirectsDialect: PatternDialect = {
  id: 'redirects',
  title: '_redirects',
  family: 'hosting',
  subject: 'path',
  usedBy: 'lines of `_redirects`: `/old/* /new/:splat 301`',
  edition: {
    version: 'Netlify and Cloudflare, 2026-11',
    url: 'https://docs.netlify.com/manage/routing/redirects/overview/',
  },
  notes: [
    'A line has the old path, the new path or URL, and a status.',
    'The two hosts read patterns differently: `netlify` and `cloudflare` are dialects of their own. Here a path matches if it does on Netlify.',
    'Only what is wrong on both hosts is reported.',
  ],
  compile(text) {
    const { from } = ruleOf(text)
    const compiled = compiledNetlify(from.text)
    return {
      ...compiled,
      pieces: compiled.pieces.map(piece => ({
        ...piece,
        span: { start: piece.span.start + from.start, end: piece.span.end + from.start },
      })),
    }
  },
  repair(text) {
    const words = wordsOf(text)
    const [from, to] = words
    if (from === undefined || to === undefined || !/^[\w-][\w./:-]*$/.test(to.text)) return []
    if (words.some(({ text: word }) => /^(?:\/|https?:)/.test(word) && word !== from.text))
      return []
    const written = `${text.slice(0, to.start)}/${text.slice(to.start)}`
    return [{ text: written, title: `Change to /${to.text}` }]
  },
  sample: text => netlifyDialect.sample(ruleOf(text).from.text, {}),
  examine(text) {
    const { from, to } = ruleOf(text)
    const ofPath = notInPaths(from.text)
      .filter(({ code }) => code === 'query-not-compared')
      .map(found => ({ ...found, start: found.start + from.start, end: found.end + from.start }))
    return [...ofPath, ...unknownPlaceholders(from, to, text.slice(0, to.start))]
  },
}

function ruleOf(text: string): Rule {
  const [from, ...words] = wordsOf(text)
  const { length } = text
  if (from === undefined || words.length === 0) {
    throw new PatternFailure('missing-target', length, length)
  }
  const to = words.find(({ text: word }) => /^(?:\/|https?:)/.test(word))
  if (to !== undefined) return { from, to }
  const [first = from] = words
  // Netlify's `/* 200` serves the file at the path itself.
  if (/^\d{3}!?$/.test(first.text)) return { from, to: from }
  throw new PatternFailure('target-without-slash', first.start, first.end)
}

function wordsOf(text: string): readonly Word[] {
  return Array.from(text.replace(/(?:^|\s)#.*$/s, '').matchAll(/\S+/g), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}

/**
 * Finds placeholders in the target that neither the old path nor a parameter of its query defines, as
 * in `/a/* /b/:slug`.
 *
 * @param before The rule up to the target: `/store id=:id `.
 */
function unknownPlaceholders(from: Word, to: Word, before: string): readonly FoundIssue[] {
  if (from === to) return []
  const path = to.text.replace(/^https?:\/\/[^/]*/, found => ' '.repeat(found.length))
  const known = new Set(Array.from(before.matchAll(/:(\w+)/g), ([, name = '']) => name))
  if (from.text.includes('*')) known.add('splat')
  return Array.from(path.matchAll(/(?<=\/):([A-Za-z]\w*)(?=[/?#]|$)/g)).flatMap(
    ({ 0: written, 1: name = '', index }) => {
      if (known.has(name)) return []
      const witness = witnessOf(from.text)
      if (witness === null) return []
      const start = to.start + index
      return [
        {
          code: 'unknown-placeholder' as const,
          start,
          end: start + written.length,
          params: { name, end: to.text },
          witness,
        },
      ]
    },
  )
}

/** Returns a path that matches on both hosts; null if there is none. */
function witnessOf(from: string): string | null {
  const path = from.replaceAll('*', 'a').replaceAll(/:(\w+)/g, 'a')
  try {
    const isMatched = compiledNetlify(from).match(path) !== null
    return isMatched && compiledCloudflare(from).match(path) !== null ? path : null
  } catch {
    return null
  }
}
