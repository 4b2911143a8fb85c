import { whatwg } from '@hreflint/core'
import type { Severity } from '../findings/finding.ts'
import type { ForbidRule } from '../judge/patterns/forbid-rules.ts'
import { usuallyComparedIds } from '../judge/readers.ts'

export type Preset = 'default' | 'standard'

export type SeverityLevel = Severity | 'off'

/** The settings that can be set for all files or, in an override, for some. */
export interface Settings {
  /** Id of the specification that URLs are checked against. */
  readonly spec: string
  /**
   * What is reported without a severity of its own. `default`: what people act on. `standard`: every
   * parse exception and conformance error of `spec`, and nothing else.
   */
  readonly preset: Preset
  /** URL of the document; null if it is unknown. */
  readonly documentUrl: string | null
  /**
   * Severity by code or by glob of codes (`whatwg/ipv4-*`). The last match counts. Codes without a
   * match have the default severity of their kind. A divergence is off unless a key that begins
   * with `divergence/` turns it on.
   */
  readonly severities: Readonly<Record<string, SeverityLevel>>
  /** URLs like one of these (globs), or with one of these hosts (globs) or schemes, are never reported. */
  readonly allow: {
    readonly hosts: readonly string[]
    readonly schemes: readonly string[]
    readonly urls: readonly string[]
  }
  /** URLs that must not be written. The first rule that matches is reported. */
  readonly forbid: readonly ForbidRule[]
  /** Delimiters of template placeholders; null for the defaults of the language. */
  readonly templateDelimiters: readonly (readonly [open: string, close: string])[] | null
  /** What is reported in JavaScript and TypeScript, in files and in the scripts of pages. */
  readonly javascript: 'auto' | 'off' | 'errors' | 'known-schemes'
  /** Severity of unused suppression comments. */
  readonly reportUnusedSuppressions: SeverityLevel
  /** Ids of the specifications and programs to compare if a severity turns on divergences. */
  readonly divergenceSpecs: readonly string[]
  /**
   * Whether to check that the targets of links exist: files only, or also fragments. Null: also
   * fragments, if a site is recognized.
   */
  readonly references: 'off' | 'files' | 'fragments' | null
}

/** Settings for the files that match a glob. */
export interface ConfigOverride extends Partial<Settings> {
  /** Globs, relative to the folder of the configuration file. */
  readonly files: readonly string[]
  readonly excludedFiles?: readonly string[]
  /** Language id of the files. */
  readonly language?: string
}

/** A complete configuration. */
export interface Config extends Settings {
  /** URL of the folder `root`. The URL of each document is derived from it. */
  readonly siteUrl: string | null
  /**
   * The folder whose URL is `siteUrl`, relative to the folder of the configuration file, and the root
   * of its server. Null: the folder of the configuration file, which may be served below a path.
   */
  readonly root: string | null
  /** Id of the profile of the site in `root`; null to detect it. */
  readonly profile: string | null
  /**
   * Globs of the files that a build creates, relative to the root of the site. Links to them are
   * not checked.
   */
  readonly generated: readonly string[]
  /**
   * Names of the files that the server of the site shows for a folder: `index.html`. Null: those of the
   * profile.
   */
  readonly indexFiles: readonly string[] | null
  /**
   * Endings with which the server looks for a path that is no file: `html` for `/a` as `a.html`. Null:
   * those of the profile.
   */
  readonly fallbackExtensions: readonly string[] | null
  /** Language ids by file extension (`.tmpl`). They take precedence over the built-in ones. */
  readonly languages: Readonly<Record<string, string>>
  /** Files that are not linted, in the syntax of `.gitignore`. */
  readonly ignore: readonly string[]
  readonly overrides: readonly ConfigOverride[]
}

/** The contents of a configuration file: any part of a configuration. */
export type PartialConfig = Partial<Config> & {
  /** Configuration files or packages that this one extends. Later ones take precedence. */
  readonly extends?: readonly string[]
}

export const defaultConfig: Config = Object.freeze({
  spec: whatwg.id,
  preset: 'default',
  documentUrl: null,
  siteUrl: null,
  root: null,
  severities: Object.freeze({}),
  allow: Object.freeze({
    hosts: Object.freeze([]),
    schemes: Object.freeze([]),
    urls: Object.freeze([]),
  }),
  forbid: Object.freeze([]),
  templateDelimiters: null,
  javascript: 'auto',
  reportUnusedSuppressions: 'off',
  divergenceSpecs: usuallyComparedIds,
  references: null,
  profile: null,
  generated: Object.freeze([]),
  indexFiles: null,
  fallbackExtensions: null,
  languages: Object.freeze({}),
  ignore: Object.freeze([]),
  overrides: Object.freeze([]),
})
