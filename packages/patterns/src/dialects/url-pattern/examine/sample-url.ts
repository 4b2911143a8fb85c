import type { UrlPatternComponentName } from '../component-names.ts'
import type { Part } from '../part.ts'
import type { UrlPattern } from '../url-pattern.ts'

type Chosen = Partial<Record<UrlPatternComponentName, string>>

/** Returns a URL that a pattern appears to be written for, with some components replaced. The caller must test it. */
export function sampleUrl({ components }: UrlPattern, chosen: Chosen): string {
  const text = (name: UrlPatternComponentName): string =>
    chosen[name] ?? components[name].parts.map(part => sampleOf(part, name)).join('')
  const scheme = ['https', 'http', text('protocol')].find(each =>
    components.protocol.regexp.test(each),
  )
  const port = text('port')
  const path = text('pathname')
  const search = text('search')
  const hash = text('hash')
  return [
    `${chosen.protocol ?? scheme ?? 'https'}://`,
    text('hostname') || 'example.com',
    port === '' ? '' : `:${port}`,
    path.startsWith('/') ? path : `/${path}`,
    search === '' ? '' : `?${search}`,
    hash === '' ? '' : `#${hash}`,
  ].join('')
}

/** Returns URLs similar to the one that the pattern appears to be written for, each with one component changed. */
export function sampleUrls(pattern: UrlPattern): readonly string[] {
  const pathname = pattern.components.pathname.parts
    .map(part => sampleOf(part, 'pathname'))
    .join('')
  const changes: readonly Chosen[] = [
    {},
    { pathname: `${pathname}a` },
    { pathname: `${pathname}/a` },
    { hostname: 'www.example.org' },
    { protocol: 'http' },
    { port: '8080' },
    { search: 'q=1' },
  ]
  return [...new Set(changes.map(chosen => sampleUrl(pattern, chosen)))]
}

function sampleOf({ type, value, modifier, prefix, suffix }: Part, name: string): string {
  if (modifier === '?' || modifier === '*') return ''
  const inner =
    type === 'fixed-text'
      ? value
      : type === 'segment-wildcard'
        ? 'a'
        : type === 'full-wildcard' && name === 'hostname'
          ? 'a'
          : ''
  return prefix + inner + suffix
}
