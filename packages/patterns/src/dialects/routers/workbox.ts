import { parse } from '@hreflint/core'
import type { FoundIssue, PatternDialect, PatternOptions } from '../../contract/pattern.ts'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { pieceAt } from '../piece-at.ts'

/** A string that Workbox's `registerRoute` takes: the whole address of one resource. */
export const workboxDialect: PatternDialect = {
  id: 'workbox',
  title: 'Workbox',
  family: 'worker',
  subject: 'url',
  usedBy: '`registerRoute` of Workbox in service workers',
  notes: [
    'A string is one address: there are no wildcards and no names. `RegExp` and functions match more.',
    'It starts with a slash or with `http`.',
  ],
  edition: {
    version: 'workbox-routing 7',
    url: 'https://developer.chrome.com/docs/workbox/modules/workbox-routing',
  },
  compile(text, options) {
    if (!/^(?:\/|http)/.test(text)) throw new PatternFailure('route-without-slash', 0, 0)
    const address = addressOf(text, options)
    return {
      components: {},
      pieces: [pieceAt('text', 0, text.length, text)],
      match: url =>
        address !== null && addressOf(url, options) === address ? { groups: [] } : null,
    }
  },
  repair: text =>
    /^[\w-][\w./-]*$/.test(text) ? [{ text: `/${text}`, title: `Change to /${text}` }] : [],
  sample: text => [text, `${text}?q=1`, `${text.replace(/\/?$/, '/')}more`],
  examine: (text, pattern) =>
    Array.from(text.matchAll(/(?<=\/)[^/]*\*[^/]*|(?<=\/):[A-Za-z]\w*|\(\.\*\)/g))
      .slice(0, 1)
      .flatMap(({ 0: written, index }): readonly FoundIssue[] => {
        const witness = text.replaceAll(/\(\.\*\)|\*+|(?<=\/):[A-Za-z]\w*\??/g, 'a')
        if (pattern.match(witness) !== null) return []
        const at = written.indexOf('*')
        const isStar = at !== -1 && !written.startsWith('(')
        const start = isStar ? index + at : index
        const end = isStar ? start + 1 : index + written.length
        return [{ code: isStar ? 'wildcard-as-text' : 'foreign-syntax', start, end, witness }]
      }),
}

function addressOf(text: string, { base = 'https://example.com/' }: PatternOptions): string | null {
  return parse(text, { base }).url?.href ?? null
}
