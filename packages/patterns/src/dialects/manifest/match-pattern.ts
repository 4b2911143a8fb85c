import { parse } from '@hreflint/core'
import type {
  CompiledPattern,
  FoundIssue,
  PatternDialect,
  PatternPiece,
  RepairedPattern,
} from '../../contract/pattern.ts'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { quoted } from '../path-to-regexp/route.ts'
import { pieceAt } from '../piece-at.ts'
import { BoundedRegExp } from '../../text/work/bounded-regexp.ts'

/** Match patterns of browser extensions, such as `*://*.example.com/*`. */
export const matchPatternDialect: PatternDialect = {
  id: 'match-pattern',
  title: 'Match pattern',
  family: 'manifest',
  subject: 'url',
  usedBy: '`matches` and `host_permissions` in `manifest.json` of browser extensions',
  edition: {
    version: '2026-11',
    url: 'https://developer.chrome.com/docs/extensions/develop/concepts/match-patterns',
  },
  notes: [
    'Scheme, host and path are all needed. `*` as the scheme is `http` or `https`.',
    'In a host, `*` is only the whole host or its first label, and then matches the domain itself as well.',
    'The path is compared with path and query. `<all_urls>` is every URL.',
  ],
  compile: text => compiledMatchPattern(text),
  repair: text => repairs(text),
  sample(text): readonly string[] {
    const url = text
      .replace('<all_urls>', 'https://example.com/')
      .replace(/^\*:/, 'https:')
      .replace('://*/', '://example.com/')
      .replace('://*.', '://www.')
    return [
      url.replaceAll('*', ''),
      url.replaceAll('*', 'a/b?c=d'),
      url.replace('://www.', '://'),
      url.replace(/^https?/, 'ftp'),
      'https://other.example/',
    ]
  },
  examine(text): readonly FoundIssue[] {
    const hash = text.indexOf('#')
    if (hash === -1) return []
    const witness = text
      .replace(/^\*:/, 'https:')
      .replace(/\/\/\*\.?/, '//')
      .replaceAll('*', 'a')
    return parse(witness).url === null
      ? []
      : [{ code: 'fragment-in-path', start: hash, end: hash + 1, witness }]
  },
}

const schemes = new Set(
  '* about blob brave chrome chrome-extension chrome-untrusted data devtools edge extension file filesystem ftp http https isolated-app moz-extension opera resource safari-web-extension urn uuid-in-package vivaldi ws wss'.split(
    ' ',
  ),
)

function compiledMatchPattern(text: string): CompiledPattern {
  if (text === '<all_urls>') {
    const pieces = [pieceAt('wildcard', 0, text.length, '')]
    return compiled(/^(?:https?|wss?|ftp|file):/, pieces)
  }
  const separator = text.indexOf('://')
  const scheme = text.slice(0, Math.max(0, separator))
  if (separator < 1 || !schemes.has(scheme)) {
    const end = separator < 1 ? 0 : separator
    throw new PatternFailure('match-pattern-scheme', 0, end)
  }
  const start = separator + 3
  const slash = text.indexOf('/', start)
  if (slash === -1) throw new PatternFailure('match-pattern-path', text.length, text.length)
  const host = text.slice(start, slash)
  if (host === '' && scheme !== 'file') {
    throw new PatternFailure('match-pattern-host', start, start)
  }
  const star = host.lastIndexOf('*')
  const name = host.replace(/:(?:\d+|\*)$/, '')
  if (name.includes('*') && name !== '*' && !/^\*\.[^*]+$/.test(name)) {
    const at =
      start +
      (/^\*[^.]/.test(name) ? 0 : name.lastIndexOf('*') === -1 ? star : name.lastIndexOf('*'))
    throw new PatternFailure('match-pattern-wildcard', at, at + 1)
  }
  const port = host.slice(name.length)
  const source = [
    scheme === '*' ? 'https?' : quoted(scheme),
    '://',
    name === '*' ? '[^/:]*' : quoted(name).replace(/^\\\*\\\./, '(?:[^/]+\\.)?'),
    port === '' || port === ':*' ? '(?::\\d+)?' : port,
    text.slice(slash).split('*').map(quoted).join('.*'),
  ].join('')
  const pieces = [
    pieceAt(scheme === '*' ? 'wildcard' : 'text', 0, separator, scheme),
    ...(host === ''
      ? []
      : [pieceAt(name.startsWith('*') ? 'wildcard' : 'text', start, slash, host)]),
    pieceAt(text.includes('*', slash) ? 'wildcard' : 'text', slash, text.length, text.slice(slash)),
  ]
  return compiled(new BoundedRegExp(`^${source}$`, 's'), pieces)
}

function compiled(regexp: RegExp, pieces: readonly PatternPiece[]): CompiledPattern {
  return {
    components: {},
    pieces,
    match(input) {
      const href = parse(input).url?.href ?? input
      return regexp.test(href.replace(/#.*$/s, '')) ? { groups: [] } : null
    },
  }
}

function repairs(text: string): readonly RepairedPattern[] {
  const candidates = [
    text.replace(/^https?\*:|^http\(s\)\??:|^https\?:/, '*:'),
    text.replace(/^\*\.?(?=[\w-]+\.)/, '*://*.'),
    text.replace(/^(?=[\w-]+\.[\w.-]+)/, '*://'),
    text.replace(/(:\/\/)\*(?=[\w-])/, '$1*.'),
  ]
  const complete = [text, ...candidates].flatMap(each =>
    /:\/\/[^/]+$/.test(each) ? [`${each}/*`] : each === text ? [] : [each],
  )
  const found = complete.find(each => compiles(each))
  return found === undefined ? [] : [{ text: found, title: `Change to ${found}` }]
}

function compiles(text: string): boolean {
  try {
    compiledMatchPattern(text)
    return true
  } catch {
    return false
  }
}
