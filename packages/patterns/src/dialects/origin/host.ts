import { parse } from '@hreflint/core'
import type { FoundIssue, PatternDialect } from '../../contract/pattern.ts'
import { pieceAt } from '../piece-at.ts'

/** Hosts that are compared with the host of a request: `allowedHosts` of Vite and webpack. */
export const hostDialect: PatternDialect = {
  id: 'host',
  title: 'Allowed host',
  subject: 'url',
  family: 'origin',
  usedBy: '`allowedHosts` of the development servers of Vite and webpack',
  edition: { version: 'Vite 7', url: 'https://vite.dev/config/server-options#server-allowedhosts' },
  notes: [
    'A host without scheme, port and path is compared with that of the request.',
    '`.example.com` is the domain and every subdomain. There are no other wildcards.',
  ],
  compile: text => ({
    components: {},
    pieces: [pieceAt('text', 0, text.length, text)],
    match(url) {
      const host = parse(url).url?.host ?? null
      if (host === null) return null
      const isWithin = text.startsWith('.') && (host === text.slice(1) || host.endsWith(text))
      return host === text || isWithin ? { groups: [] } : null
    },
  }),
  repair: () => [],
  sample: text => [`https://${text.replace(/^\./, '')}/`, `https://www${text}/`],
  examine: text => examineHost(text),
}

function examineHost(text: string): readonly FoundIssue[] {
  const star = /^\*+\.(?=[\w-]+\.)/.exec(text)
  if (star !== null) {
    const span = { start: 0, end: star[0].length - 1 }
    const rest = text.slice(span.end)
    const fixes = [{ title: `Change to ${rest}`, edits: [{ span, text: '' }] }]
    return [{ code: 'host-wildcard', ...span, witness: `https://www${rest}/`, fixes }]
  }
  const parts = /^((?:[a-z][a-z\d+.-]*:)?\/\/)?(\.?[\w-]+(?:\.[\w-]+)*)(:\d+)?(\/\S*)?$/i.exec(text)
  const [, scheme = '', host = '', port = '', path = ''] = parts ?? []
  if (parts === null || scheme + port + path === '') return []
  const start = scheme === '' ? host.length : 0
  const end = scheme === '' ? text.length : scheme.length
  const edits = [{ span: { start: 0, end: text.length }, text: host }]
  const witness = `${scheme === '' ? 'https://' : scheme.replace(/^\/\//, 'https://')}${host.replace(/^\./, '')}${port}/`
  return [
    { code: 'more-than-host', start, end, witness, fixes: [{ title: `Change to ${host}`, edits }] },
  ]
}
