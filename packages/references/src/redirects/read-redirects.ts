import { readAstroRedirects } from './readers/astro-config.ts'
import { readDocusaurus } from './readers/docusaurus-config.ts'
import { readMdbookRedirects } from './readers/book-toml.ts'
import { readMkdocs } from './readers/mkdocs-yaml.ts'
import { readNext } from './readers/next-config.ts'
import { readNetlify } from './readers/netlify-toml.ts'
import { readLines } from './readers/redirects-file.ts'
import { readVercel } from './readers/vercel-json.ts'
import type { RedirectRule } from './redirect-rule.ts'
import type { TablePlace } from './table-place.ts'

/** Reads a table. Never throws: an invalid table has no rules. */
export type TableReader = (text: string, place: TablePlace) => readonly RedirectRule[]

const readers: Readonly<Record<string, TableReader>> = {
  _redirects: readLines,
  'netlify.toml': readNetlify,
  'vercel.json': readVercel,
  'mkdocs.yml': readMkdocs,
  'mkdocs.yaml': readMkdocs,
  'book.toml': readMdbookRedirects,
  'docusaurus.config.*': readDocusaurus,
  'astro.config.*': readAstroRedirects,
  'next.config.*': readNext,
}

/**
 * Reads the rules of a table, in order of precedence. Keeps only rules for a path that starts with
 * a slash.
 */
export function readRedirects(
  fileName: string,
  text: string,
  place: TablePlace = { basePath: '/', holds: 'output' },
): readonly RedirectRule[] {
  const reader = readers[fileName] ?? readers[fileName.replace(/\w+$/, '*')]
  return (reader?.(text, place) ?? []).filter(({ from }) => from.startsWith('/'))
}
