import { parse, type Span } from '@hreflint/core'
import type { CompiledPattern, FoundIssue, PatternDialect } from '../../contract/pattern.ts'

/** Origins that are compared as strings: `Access-Control-Allow-Origin`, `event.origin`, lists of trusted origins. */
export const originDialect: PatternDialect = {
  id: 'origin',
  title: 'Origin',
  subject: 'origin',
  family: 'origin',
  usedBy:
    '`event.origin`, `postMessage`, `cors`, `Access-Control-Allow-Origin`, lists of trusted origins',
  notes: [
    'Origins are compared letter by letter: scheme, host and a port that is not the default.',
    'There are no wildcards, except `*` alone.',
  ],
  edition: {
    version: 'living standard',
    url: 'https://html.spec.whatwg.org/multipage/browsers.html#concept-origin',
  },
  compile: (text): CompiledPattern => ({
    components: {},
    pieces: [
      {
        type: text === '*' ? 'wildcard' : 'text',
        span: { start: 0, end: text.length },
        component: null,
        text,
        name: '',
        modifier: '',
      },
    ],
    match: url => (text === '*' || originOf(url) === text ? { groups: [] } : null),
  }),
  repair: () => [],
  sample: text => [`${text}/`, `${text}/app?q=1`, 'https://www.example.org/'],
  examine: text =>
    text === '*' || text === 'null' || text === originOf(text) ? starred(text) : wrong(text),
}

const schemes = new Set(['http', 'https', 'ws', 'wss', 'ftp'])

/**
 * Returns the [serialized origin](https://html.spec.whatwg.org/multipage/browsers.html#concept-origin) of a URL.
 * Null if the URL has no host or its scheme has no comparable origin.
 */
function originOf(url: string): string | null {
  const parsed = parse(url).url
  if (parsed?.scheme == null || parsed.host === null || !schemes.has(parsed.scheme)) return null
  return `${parsed.scheme}://${parsed.host}${parsed.port === null ? '' : `:${parsed.port}`}`
}

function starred(text: string): readonly FoundIssue[] {
  const start = text.indexOf('*')
  if (start === -1 || text === '*') return []
  const witness = `${text.replace(/\*+\.?/g, 'www.')}/`
  return originOf(witness) === null
    ? []
    : [{ code: 'origin-wildcard', start, end: start + 1, witness }]
}

/** Finds several origins, and those with a wildcard and no scheme. */
function wrong(text: string): readonly FoundIssue[] {
  const [first = '', ...others] = text.trim().split(/\s*,\s*|\s+/)
  if (others.length > 0 && [first, ...others].every(one => one !== '' && originOf(one) !== null)) {
    const start = text.length - text.trimStart().length
    return [{ code: 'origin-list', start, end: text.trimEnd().length, witness: first }]
  }
  if (/^\*\.[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i.test(text)) {
    const witness = `https://www${text.slice(1)}/`
    return [{ code: 'origin-wildcard', start: 0, end: 1, witness }]
  }
  return wrongOrigin(text)
}

function wrongOrigin(text: string): readonly FoundIssue[] {
  const { url, components } = parse(text)
  const origin = originOf(text)
  if (url === null || origin === null) return withoutOrigin(text)
  if (origin.includes('*')) return []
  const witness = url.password === '' && url.username === '' ? (url.href ?? text) : `${origin}/`
  const found = (code: FoundIssue['code'], span: Span): readonly FoundIssue[] => [
    {
      code,
      ...span,
      params: { origin },
      witness,
      fixes: [
        {
          title: `Change to ${origin}`,
          edits: [{ span: { start: 0, end: text.length }, text: origin }],
        },
      ],
    },
  ]
  const host = components.host ?? { start: 0, end: text.length }
  if (url.username !== '' || url.password !== '') {
    const start = (components.scheme?.end ?? 0) + 3
    return found('origin-with-userinfo', { start, end: host.start })
  }
  const end = components.port?.end ?? host.end
  const hasDefaultPort = components.port !== null && url.port === null
  if (hasDefaultPort) return found('origin-with-default-port', { start: host.end, end })
  if (text.slice(0, end) === origin)
    return found('origin-with-path', { start: end, end: text.length })
  return found('origin-spelling', { start: 0, end })
}

/** Finds origins without a scheme, such as `example.com` and `localhost:3000`. The scheme of the fix is a guess. */
function withoutOrigin(text: string): readonly FoundIssue[] {
  const isLocal = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(text)
  if (isLocal || /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i.test(text)) {
    const origin = originOf(`${isLocal ? 'http' : 'https'}://${text}`)
    if (origin === null) return []
    const edits = [{ span: { start: 0, end: text.length }, text: origin }]
    const fixes = [{ title: `Change to ${origin}`, edits }]
    return [
      {
        code: 'origin-without-scheme',
        start: 0,
        end: 0,
        params: { origin },
        witness: `${origin}/`,
        fixes,
      },
    ]
  }
  const { url } = parse(text)
  if (url !== null || !/^(?:https?|wss?):/i.test(text)) return []
  const reason = 'a URL like it cannot be parsed'
  return [{ code: 'origin-invalid', start: 0, end: text.length, params: { reason } }]
}
