import type { EmbeddedUrl } from '@hreflint/documents'
import { type UrlProperty, urlProperties } from '@hreflint/documents/url-places'
import type { Rule } from 'eslint'
import { loadDocuments } from '#documents'
import { foundUrlOf } from '../files/embedded-url.ts'
import type { FoundUrl } from '../files/found-url.ts'
import { moved, visitAngularAttributes } from './component-attributes.ts'
import { documentHost } from './document.ts'
import type { Host, HostFile } from './host.ts'

/** A part of a document as `@html-eslint/parser` gives it. */
interface Part {
  readonly value?: string | Part
  readonly range: readonly [start: number, end: number]
  readonly key?: Part
  readonly attributes?: readonly Part[]
}

const markup = documentHost('html', 'Program')

/** `@html-eslint/parser`. */
export const html: Host = {
  languageOf: () => 'html',
  visit: file => ({ ...markup.visit(file), ...visitScripts(file) }),
}

/** `@angular-eslint/template-parser`. */
export const angular: Host = {
  visit: file => ({ ...markup.visit(file), ...visitAngularAttributes(file) }),
}

/** Visitors of scripts and event handlers in a page. */
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
 * Takes the URLs of a script by its tokens, since the parser of a page has no tree of it: only what begins
 * with a scheme, right after the name of what takes a URL. Scopes are not known, so nothing is
 * repaired automatically.
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

/** A URL of a text as one of what is written for that text. */
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

/** Functions that take a URL first, as a script calls them. */
const callees =
  'fetch|open|importScripts|assign|replace|URL|Request|WebSocket|EventSource|Worker|sendBeacon|register'

/** What an absolute URL is assigned to. */
const targets = [
  'location',
  ...[...urlProperties.values()].filter(isTelling).map(({ name }) => name),
]

function isTelling({ telling }: UrlProperty): boolean {
  return telling === 'property' || telling === 'absolute-property'
}

/** What comes before a URL in a script, if only its name is looked at. */
const place = new RegExp(
  String.raw`\b(?:(?:${callees})\s*\(|(?:${targets.join('|')})\s*=)\s*['"\x60]`,
)

const endsInPlace = new RegExp(`${place.source}$`)

const maxPlaceLength = 40
