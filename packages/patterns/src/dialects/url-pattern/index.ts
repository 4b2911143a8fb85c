import type { CompiledPattern, PatternDialect, PatternPiece } from '../../contract/pattern.ts'
import { componentNames } from './component-names.ts'
import { examineUrlPattern } from './examine/index.ts'
import { sampleUrls } from './examine/sample-url.ts'
import { repairUrlPattern } from './repair.ts'
import { UrlPattern } from './url-pattern.ts'

/** The URL Pattern Standard: `new URLPattern()`, speculation rules, service workers. */
export const urlPatternDialect: PatternDialect = {
  id: 'urlpattern',
  title: 'URL Pattern Standard',
  subject: 'url',
  family: 'url',
  usedBy:
    '`new URLPattern()` in browsers, Node, Deno, Bun and Cloudflare; service worker routes; speculation rules',
  notes: [
    'A pattern of each component of a URL: `:name`, `*`, `(regular expression)`, `{…}` and `?`, `+`, `*` after these.',
    'Letter case and a slash at the end make a difference.',
  ],
  edition: { version: '2026-03-20', url: 'https://urlpattern.spec.whatwg.org/' },
  compile(text, { base }): CompiledPattern {
    const pattern = new UrlPattern(text, { baseURL: base })
    return {
      pieces: piecesOf(pattern),
      components: Object.fromEntries(
        componentNames.map(name => [name, pattern.components[name].pattern]),
      ),
      match(url) {
        const match = pattern.match(url, base)
        if (match === null) return null
        const groups = componentNames.flatMap(component =>
          Object.entries(match[component].groups).map(([name, value]) => ({
            component,
            name,
            value,
          })),
        )
        return { groups: groups.filter(({ component }) => pattern.spans.has(component)) }
      },
    }
  },
  repair: (text, { base }) => repairUrlPattern(text, base),
  sample: (text, { base }) => sampleUrls(new UrlPattern(text, { baseURL: base })),
  examine: (text, _, { base }) => examineUrlPattern(text, base),
}

function piecesOf({ components, spans }: UrlPattern): readonly PatternPiece[] {
  const types = {
    'fixed-text': 'text',
    regexp: 'regexp',
    'segment-wildcard': 'parameter',
    'full-wildcard': 'wildcard',
  } as const
  return componentNames.flatMap(component => {
    const span = spans.get(component)
    if (span === undefined) return []
    return components[component].parts.map(({ type, value, name, modifier, start, end }) => ({
      type: types[type],
      span: { start: span.start + start, end: span.start + end },
      component,
      text: value,
      name,
      modifier,
    }))
  })
}
