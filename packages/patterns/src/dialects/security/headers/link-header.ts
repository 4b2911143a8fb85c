import { parse } from '@hreflint/core'
import type { FoundIssue, PatternDialect } from '../../../contract/pattern.ts'
import { pieceAt } from '../../piece-at.ts'
import { invalidUrl } from './invalid-url.ts'

const anyPage = 'https://example.com/'

/** `Link`: URLs in angle brackets, with what they are for. */
export const linkHeaderDialect: PatternDialect = {
  id: 'link-header',
  title: 'Link',
  family: 'header',
  subject: 'url',
  usedBy: 'the header `Link`',
  edition: { version: 'RFC 8288', url: 'https://www.rfc-editor.org/rfc/rfc8288#section-3' },
  notes: [
    'Each URL is in angle brackets, and parameters follow it: `</style.css>; rel=preload; as=style`.',
    'Links are separated by commas.',
  ],
  compile(text, { base = anyPage }) {
    const targets = targetsOf(text)
    return {
      components: {},
      pieces: targets.map(({ url, start }) => pieceAt('text', start, start + url.length, url)),
      match(url) {
        const href = parse(url).url?.href
        const found = targets.filter(target => parse(target.url, { base }).url?.href === href)
        if (href === undefined || found.length === 0) return null
        return {
          groups: found.map(target => ({ component: null, name: 'link', value: target.url })),
        }
      },
    }
  },
  repair: () => [],
  sample(text, { base = anyPage }) {
    const urls = targetsOf(text).flatMap(({ url }) => parse(url, { base }).url?.href ?? [])
    return [...new Set([...urls.slice(0, 4), 'https://other.example/'])]
  },
  examine(text): readonly FoundIssue[] {
    const without = withoutBrackets(text)
    if (without.length > 0) return without
    return targetsOf(text).flatMap(({ url, start }) => invalidUrl(url, start))
  },
}

const target = /<([^<>"]*)>(?=\s*(?:[;,]|$))/g

function targetsOf(text: string): readonly { readonly url: string; readonly start: number }[] {
  return Array.from(text.matchAll(target), ({ 1: url = '', index }) => ({ url, start: index + 1 }))
}

/** A link without both brackets: the URL must look like one, and `rel` follow it. */
const bare =
  /(?:^|,)\s*(<?)((?:[a-z][a-z\d+.-]*:\/\/|\.{0,2}\/)[^\s<>;,"]*)(>?)(?=\s*;\s*(?:[\w*]+\s*=|\w+\s*;))/gi

function withoutBrackets(text: string): readonly FoundIssue[] {
  return Array.from(text.matchAll(bare)).flatMap(
    ({ 0: all, 1: opening = '', 2: url = '', 3: closing = '', index }) => {
      if (opening !== '' && closing !== '') return []
      const end = index + all.length - closing.length
      const start = end - url.length
      const edits = [
        ...(opening === '' ? [{ span: { start, end: start }, text: '<' }] : []),
        ...(closing === '' ? [{ span: { start: end, end }, text: '>' }] : []),
      ]
      const fixes = [{ title: 'Put it in angle brackets', edits }]
      return [{ code: 'link-without-brackets', start, end, fixes }]
    },
  )
}
