import { addressOf, folderOf, type GeneratorOptions, type SiteAddressOption } from './options.ts'
import type { OptionValue } from './program-options.ts'

/** Returns the configured folder, or the usual one if none is configured; null if it is unknown. */
export function folderIn(value: OptionValue, usual: string): string | null {
  if (value.kind === 'absent') return usual
  return value.kind === 'strings' && value.values.length === 1
    ? folderOf(value.values[0] ?? '')
    : null
}

/** Returns the folder that a configuration has pages written to; empty if it does not name one. */
export function outputIn(value: OptionValue): Pick<GeneratorOptions, 'built'> {
  return value.kind === 'absent' ? {} : { built: folderIn(value, '') }
}

/** Returns the files and folders that a setting leaves out, as far as it names them without wildcards. */
export function excludedIn(value: OptionValue): Pick<GeneratorOptions, 'excluded'> {
  const written = value.kind === 'strings' ? value.values.flatMap(text => text.split('\n')) : []
  const excluded = written
    .map(text =>
      text
        .trim()
        .replace(/^\.?\//, '')
        .replace(/\/(?:\*{1,2})?$/, ''),
    )
    .filter(path => /^[\w.-]+(?:\/[\w.-]+)*$/.test(path) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path))
  return excluded.length === 0 ? {} : { excluded }
}

/** Returns the text of a value; null if there is none or it is computed. */
export function textOf(value: OptionValue): string | null {
  return value.kind === 'strings' ? (value.values[0] ?? null) : null
}

/** Returns the address of a site from values for its host and its base path; null if only running the configuration would tell. */
export function servedAt(host: OptionValue, path: OptionValue): SiteAddressOption | null {
  if (path.kind === 'computed') return null
  const base = textOf(path)
  // Without a path of its own, the site has the path of its address.
  if (host.kind === 'computed') return base === null ? null : addressOf(null, base)
  return addressOf(textOf(host) || null, base)
}

/**
 * Links in Markdown leave the base out, and links in HTML have it. A base that is computed may be each string of its
 * expression: `isPreview ? '/' : '/base/'`. `others` are more folders whose files are not known.
 */
export function withoutBase(
  value: OptionValue,
  others: readonly string[] = [],
): Pick<GeneratorOptions, 'generatedFolders'> {
  const written =
    value.kind === 'strings'
      ? value.values.slice(0, 1)
      : value.kind === 'computed'
        ? value.strings
        : []
  const bases = written
    .filter(text => text.startsWith('/') || value.kind === 'strings')
    .map(text => text.replace(/^\/+|\/+$/g, ''))
  const folders = [...bases, ...others].filter(folder => folder !== '')
  return folders.length === 0 ? {} : { generatedFolders: folders }
}

export const absent: OptionValue = { kind: 'absent' }
