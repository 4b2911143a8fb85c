import type { EmbeddedUrl } from '@hreflint/documents'
import { type UrlProperty, urlProperties } from '@hreflint/documents/url-places'
import type { Rule } from 'eslint'
import { loadDocuments } from '#documents'
import { foundUrlOf } from '../files/embedded-url.ts'
import type { FoundUrl } from '../files/found-url.ts'
import { moved, visitAngularAttributes } from './component-attributes.ts'
import { documentHost } from './document.ts'
import type { Host, HostFile } from './host.ts'

/** A part of a document, as `@html-eslint/parser` gives it. */
interface Part {
  readonly value?: string | Part
  readonly range: readonly [start: number, end: number]
  readonly key?: Part
  readonly attributes?: readonly Part[]
}

const markup = documentHost('html', 'Program')

/** The host for `@html-eslint/parser`. */
export const html: Host = {
  languageOf: () => 'html',
  visit: file => ({ ...markup.visit(file), ...visitScripts(file) }),
}

/** The host for `@angular-eslint/template-parser`. */
export const angular: Host = {
  visit: file => ({ ...markup.visit(file), ...visitAngularAttributes(file) }),
}

/** Returns visitors for the scripts and event handlers in a page. */
function visitScripts(file: HostFile): Rule.RuleListener {
  return {
    ScriptTag({ attributes = [], value }: Part) {
      const type = textOf(attributes.find(({ key }) => nameOf(key) === 'type')?.value)
      if (!scriptType.test(type?.trim() ?? '')) return
      if (typeof value === 'object') takeScript(value.range, file)
    },
    Attribute({ key, value }: Part) {
      if (!nameOf(key).startsWith('on') || typeof value !== 'object') return
      takeScript(value.range, file, attribute => loadDocuments().decodeValue(attribute, 'double'))
    },
  } as Rule.RuleListener
}

const scriptType = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i

const nameOf = (key: Part | undefined): string => textOf(key)?.toLowerCase() ?? ''

function textOf(part: string | Part | undefined): string | undefined {
  if (part === undefined || typeof part === 'string') return part
  return typeof part.value === 'string' ? part.value : undefined
}

/**
 * Takes the URLs of a script by its tokens, because the parser of a page gives no syntax tree for
 * it. It takes only URLs that start with a scheme and directly follow the name of something that
 * takes a URL. Scopes are unknown, so nothing is fixed automatically.
 */
function takeScript(
  [start, end]: Part['range'],
  { sourceCode, settings, take }: HostFile,
  decode?: (written: string) => Pick<EmbeddedUrl, 'text' | 'map' | 'escape'>,
): void {
  const { documentUrl, documentBases, spec } = settings
  const written = sourceCode.text.slice(start, end)
  const decoded = written.includes('&') ? decode?.(written) : undefined
  const script = decoded?.text ?? written
  if (!place.test(script)) return
  for (const url of loadDocuments().locateUrls(script, 'javascript', { documentUrl, spec })) {
    const found = foundUrlOf(url, documentBases)
    const { start: begin } = found.toSourceSpan({ start: 0, end: found.text.length })
    if (!endsInPlace.test(script.slice(Math.max(0, begin - maxPlaceLength), begin))) continue
    const inWritten = decoded === undefined ? found : escaped(found, decoded)
    take({ ...moved(inWritten, start), caution: 'if this is a URL' })
  }
}

/** Converts a URL of a decoded text to a URL of the text as written. */
function escaped(url: FoundUrl, writing: Pick<EmbeddedUrl, 'map' | 'escape'>): FoundUrl {
  const { map } = writing
  return {
    ...url,
    toSourceSpan: span => map.toSourceSpan(url.toSourceSpan(span)),
    toSourceEdits: edits => {
      const written = url.toSourceEdits(edits)?.map(edit => {
        const span = map.toEditSpan(edit.span)
        const text = writing.escape(edit.text)
        return span === null || text === null ? null : { span, text }
      })
      const known = written?.filter(edit => edit !== null)
      return known === undefined || known.length !== written?.length ? null : known
    },
  }
}

/** Functions whose first argument is a URL, by the names that scripts call. */
const callees =
  'fetch|open|importScripts|assign|replace|URL|Request|WebSocket|EventSource|Worker|sendBeacon|register'

/** Names that an absolute URL is assigned to. */
const targets = [
  'location',
  ...[...urlProperties.values()].filter(isTelling).map(({ name }) => name),
]

function isTelling({ telling }: UrlProperty): boolean {
  return telling === 'property' || telling === 'absolute-property'
}

/** Matches what precedes a URL in a script, by its name alone. */
const place = new RegExp(
  String.raw`\b(?:(?:${callees})\s*\(|(?:${targets.join('|')})\s*=)\s*['"\x60]`,
)

const endsInPlace = new RegExp(`${place.source}$`)

const maxPlaceLength = 40
