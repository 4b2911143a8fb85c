import { applyEdits } from '@hreflint/core'
import { connectionSpecOf } from '@hreflint/core/internal'
import { defaultConfig, lintDocument } from '@hreflint/linter'

/** Pages that a document may be: its URLs lead elsewhere on each. */
const pages = ['https://page.example/a/b', 'http://page.example/a/b', 'file:///a/b']

const severities = { 'whatwg/*': 'info', 'document/*': 'info', 'divergence/*': 'info' } as const

const form = /^<a href="([^"]*)">$/

/** A URL in an attribute, with a reference for each character that could end it. */
export const inAttribute = (url: string): string =>
  `<a href="${url.replace(/[^!#-%'-;=?-~]/gu, character => `&#${character.codePointAt(0)};`)}">`

const references = new Map([
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
])

const urlOf = (document: string): string | null =>
  form
    .exec(document)?.[1]
    ?.replace(/&#(\d+);|&\w+;/g, (reference, number) =>
      number === undefined
        ? (references.get(reference) ?? reference)
        : String.fromCodePoint(Number(number)),
    ) ?? null

/** What Node reads by an older standard, what is a placeholder in a document, and what HTML replaces. */
const unlike = /xn(?:-|%2d){2}|ẞ|--[^\x00-\x7f]|%@|\0/i

type Origin = readonly [scheme: string, host: string, port: string]

function originsOf(url: string): readonly (Origin | null)[] {
  return pages.map(page => {
    try {
      const { protocol, hostname, port } = new URL(url, page)
      return [protocol.slice(0, -1), hostname, port]
    } catch {
      // `URL.canParse` of Node 20 is wrong about Latin-1 after a few thousand calls.
      return null
    }
  })
}

/**
 * Returns what the linter suggests for a URL of a page although it changes the scheme, host or port for Node's reader and
 * does not say where the URL leads then, or although no URL is left. Connection strings are not read by Node.
 */
export function strayedInDocument(url: string): readonly string[] {
  if (connectionSpecOf(url) !== null || unlike.test(url)) return []
  const document = inAttribute(url)
  const before = originsOf(url)
  return lintDocument(document, 'html', { ...defaultConfig, severities }).flatMap(({ fixes }) =>
    fixes.flatMap(({ title, edits }) => {
      const output = urlOf(applyEdits(document, edits))
      if (output === null || unlike.test(output)) return []
      const after = originsOf(output)
      const isBroken = after.every(isNone) && !before.some(isNone)
      const isSaid = before.every((old, index) => saysWhere(title, old, after[index] ?? null))
      return isSaid && !isBroken ? [] : [`${url} → ${output}: ${title}`]
    }),
  )
}

const isNone = (origin: Origin | null): boolean => origin === null

function saysWhere(title: string, before: Origin | null, after: Origin | null): boolean {
  if (before === null || after === null || title.includes(', which leads to ')) return true
  const [scheme, host, port] = after
  return (
    (scheme === before[0] || title.includes(scheme)) &&
    (host === before[1] || (host !== '' && title.includes(host))) &&
    (port === before[2] || title.includes(port || 'port'))
  )
}
