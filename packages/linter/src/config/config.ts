import { whatwg } from '@hreflint/core'
import type { Severity } from '../findings/finding.ts'
import { usuallyCompared } from '../judge/readers.ts'

export type SeverityLevel = Severity | 'off'

/** What can be set for all files or, in an override, for some. */
export interface Settings {
  /** Id of the specification that URLs are checked against. */
  readonly spec: string
  /** Address of the document; null where it is unknown. */
  readonly documentUrl: string | null
  /**
   * How much a finding weighs, by code or glob of codes (`whatwg/ipv4-*`). Where several match, the
   * last one counts. A code that none matches weighs what its kind does; a divergence is off unless
   * a key that begins with `divergence/` asks for it.
   */
  readonly severities: Readonly<Record<string, SeverityLevel>>
  /** URLs that are never reported: those with one of these hosts (globs) or schemes. */
  readonly allow: { readonly hosts: readonly string[]; readonly schemes: readonly string[] }
  /** Delimiters of template placeholders; null for those that the language usually has. */
  readonly templateDelimiters: readonly (readonly [open: string, close: string])[] | null
  /** Which URLs of JavaScript and TypeScript are linted; the others are a matter of ESLint. */
  readonly javascript: 'off' | 'known-schemes'
  /** Severity of unused suppression comments. */
  readonly reportUnusedSuppressions: SeverityLevel
  /** Ids of the specifications and programs that are compared where a severity asks for divergences. */
  readonly divergenceSpecs: readonly string[]
  /**
   * Whether the targets of links are looked for: files only, or fragments as well. Null: fragments as well, where a
   * site is recognized.
   */
  readonly references: 'off' | 'files' | 'fragments' | null
}

/** Settings for the files that match a glob. */
export interface ConfigOverride extends Partial<Settings> {
  /** Globs, from the folder of the configuration file. */
  readonly files: readonly string[]
  readonly excludedFiles?: readonly string[]
  /** Language id of the files. */
  readonly language?: string
}

/** A complete configuration. */
export interface Config extends Settings {
  /** Address of the folder `root`. The address of each document is derived from it. */
  readonly siteUrl: string | null
  /** The folder that `siteUrl` is the address of, from the folder of the configuration file. */
  readonly root: string
  /** Id of the profile of the site in `root`; null for what is recognized. */
  readonly profile: string | null
  /** Globs of the files that a build makes, from the root of the site: links to them are not judged. */
  readonly generated: readonly string[]
  /** Language ids by file extension (`.tmpl`), before those that are built in. */
  readonly languages: Readonly<Record<string, string>>
  /** Files that are not linted, in the syntax of `.gitignore`. */
  readonly ignore: readonly string[]
  readonly overrides: readonly ConfigOverride[]
}

/** What a configuration file may hold: any part of a configuration. */
export type PartialConfig = Partial<Config> & {
  /** Configuration files or packages that this one builds on, the later ones first in rank. */
  readonly extends?: readonly string[]
}

export const defaultConfig: Config = Object.freeze({
  spec: whatwg.id,
  documentUrl: null,
  siteUrl: null,
  root: '.',
  severities: Object.freeze({}),
  allow: Object.freeze({ hosts: Object.freeze([]), schemes: Object.freeze([]) }),
  templateDelimiters: null,
  javascript: 'off',
  reportUnusedSuppressions: 'off',
  divergenceSpecs: Object.freeze(usuallyCompared.map(({ id }) => id)),
  references: null,
  profile: null,
  generated: Object.freeze([]),
  languages: Object.freeze({}),
  ignore: Object.freeze([]),
  overrides: Object.freeze([]),
})
