import type { EmbeddedUrl, LocateOptions } from '../../../embedded-url.ts'
import { locateUrls } from '../../../locate-document.ts'
import type { EmbeddedPattern } from './embedded-pattern.ts'
import { jsonPatterns } from './json-patterns.ts'
import { headerLines, redirectLines, robotsRules } from './line-patterns.ts'
import { caddyHeaders, confHeaders } from './server-headers.ts'
import { netlifyPatterns } from './toml-patterns.ts'

export interface PatternLocateOptions extends LocateOptions {
  /** The file name without folders. It tells which program reads the file. */
  readonly fileName?: string | undefined
  /**
   * The patterns of the page, if `locateDocument` has found them already: the URLs whose syntax is
   * `pattern`.
   */
  readonly found?: readonly EmbeddedUrl[] | undefined
}

/** Every page with a pattern contains one of these. */
const traces = /speculationrules|content-security-policy/i

/** Matches the ids of languages whose documents are pages. */
const markup =
  /^(?:html|vue|svelte|astro|php|twig|erb|ejs|handlebars|jinja|liquid|nunjucks|markdown|mdx|xml|svg)/

/** Finds the URL patterns in a document. Never throws. */
export function locatePatterns(
  text: string,
  languageId: string,
  { fileName = '', found, ...options }: PatternLocateOptions = {},
): readonly EmbeddedPattern[] {
  if (languageId === 'json' || languageId === 'jsonc') return jsonPatterns(text, fileName)
  if (languageId === 'redirects') return redirectLines(text)
  if (languageId === 'headers') return headerLines(text)
  if (languageId === 'robots') return robotsRules(text)
  if (isServerConf(languageId, fileName)) return confHeaders(text)
  if (languageId === 'caddyfile') return caddyHeaders(text)
  if (languageId === 'toml') return fileName === 'netlify.toml' ? netlifyPatterns(text) : []
  if (found !== undefined) return found.flatMap(patternOf)
  if (!markup.test(languageId) || !traces.test(text)) return []
  return locateUrls(text, languageId, { ...options, patterns: true }).flatMap(patternOf)
}

/** VS Code opens what ends in `.conf` as `properties`. */
function isServerConf(languageId: string, fileName: string): boolean {
  return (
    languageId === 'nginx' ||
    languageId === 'apacheconf' ||
    (languageId === 'properties' && fileName.endsWith('.conf'))
  )
}

function patternOf({
  text,
  map,
  escape: escapeText,
  holes,
  site,
}: EmbeddedUrl): readonly EmbeddedPattern[] {
  const { dialect } = site
  if (site.syntax !== 'pattern' || dialect === undefined) return []
  return [{ text, map, escape: escapeText, holes, dialect, isRelative: dialect === 'urlpattern' }]
}
