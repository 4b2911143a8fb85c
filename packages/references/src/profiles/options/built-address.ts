import { addressOf, type GeneratorOptions } from './generator-options.ts'
import { lineValue } from './line-value.ts'
import { type OptionValue, ProgramOptions } from './program-options.ts'
import { readOptions } from './read-options.ts'

/** The address of a site, as far as its configuration shows it. */
type Address = Pick<GeneratorOptions, 'siteUrl'>

/**
 * Reads the address that the built pages of a generator have. Their links contain the path that the
 * site is served below, unlike many links in the sources. Null if only running the configuration
 * would reveal the address.
 */
export function builtAddress(profile: string, text: string): Address | null {
  if (profile === 'vitepress') return served(absent, new ProgramOptions(text).outerValueOf('base'))
  if (profile === 'docusaurus') {
    const options = new ProgramOptions(text)
    return served(options.outerValueOf('url'), options.outerValueOf('baseUrl'))
  }
  if (profile === 'hugo') {
    const key = text.trimStart().startsWith('{') ? '[ \\t]*"baseURL"' : 'baseURL'
    return served(lineValue(text, key, 'im'), absent)
  }
  const options = text === '' ? {} : readOptions(profile, text)
  if (options === null || options.certain === 'sources') return null
  return options.siteUrl === undefined ? {} : { siteUrl: options.siteUrl }
}

const absent: OptionValue = { kind: 'absent' }

function served(host: OptionValue, path: OptionValue): Address | null {
  if (path.kind === 'computed') return null
  const base = path.kind === 'strings' ? (path.values[0] ?? null) : null
  // Without a path of its own, the site has the path of its address.
  if (host.kind === 'computed') return base === null ? null : addressOf(null, base)
  return addressOf(host.kind === 'strings' ? host.values[0] || null : null, base)
}
