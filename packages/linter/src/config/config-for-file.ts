import { parse } from '@hreflint/core'
import { pathMatcher } from '../glob/path-matcher.ts'
import type { Config, ConfigOverride } from './config.ts'
import { mergeSettings } from './merge-configs.ts'

/** The configuration of one file, and its language if an override sets it. */
export interface FileConfig {
  readonly config: Config
  readonly language: string | null
}

/**
 * Returns the configuration of a file: merges in the overrides that match it and derives its URL
 * from `siteUrl`.
 *
 * @param path Path of the file, relative to the folder of the configuration file, with `/`
 * separators.
 */
export function configForFile(config: Config, path: string): FileConfig {
  let merged = config
  let language: string | null = null
  for (const override of config.overrides) {
    if (!appliesTo(override, path)) continue
    const { files: _files, excludedFiles: _excluded, language: named, ...settings } = override
    merged = mergeSettings(merged, settings)
    language = named ?? language
  }
  const address = merged.documentUrl ?? addressOf(merged, path)
  if (address !== merged.documentUrl) merged = { ...merged, documentUrl: address }
  return { config: merged, language }
}

function appliesTo(override: ConfigOverride, path: string): boolean {
  const matches = (globs: readonly string[]) =>
    globs.some(glob => matcherOf(glob.includes('/') ? glob : `**/${glob}`)(path))
  return matches(override.files) && !matches(override.excludedFiles ?? [])
}

const matchers = new Map<string, (path: string) => boolean>()

function matcherOf(glob: string): (path: string) => boolean {
  let matcher = matchers.get(glob)
  if (matcher === undefined) {
    matcher = pathMatcher(glob.replace(/^\.?\//, ''))
    matchers.set(glob, matcher)
  }
  return matcher
}

/** Returns the URL of a file on the site; null if there is no site or the file is not on it. */
function addressOf(config: Config, path: string): string | null {
  if (config.siteUrl === null) return null
  const root = (config.root ?? '.').replace(/^\.\/?|\/$/g, '')
  const prefix = root === '' ? '' : `${root}/`
  if (!path.startsWith(prefix) || path.startsWith('../')) return null
  const onSite = path.slice(prefix.length).split('/').map(percentEncode).join('/')
  const site = config.siteUrl.endsWith('/') ? config.siteUrl : `${config.siteUrl}/`
  return parse(`./${onSite}`, { base: site }).url?.href ?? null
}

/**
 * Percent-encodes a file name. A lone surrogate has no UTF-8 form, so it becomes the replacement
 * character.
 */
function percentEncode(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
