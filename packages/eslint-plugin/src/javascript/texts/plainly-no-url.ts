/**
 * Matches syntax that only regular expressions have: `^a`, `\.`, `\d+`, `(?:`, `.*`, `[^/]`, `b$`.
 */
const pattern = /^\^|\\[.+*?^$()[\]{}|/]|\\[dws][+*{]|\(\?[:=!<]|\.[*+]|\[\^|\][+*]|[^?=&]\$$/i

/** Matches syntax that only globs have: `**`, `*.js`, `{a,b}`. */
const glob = /\*\*|(?:^|\/)\*|\*\.\w|\{[^{}]*,[^{}]*\}/

/** Matches placeholders: `{id}`, `<id>`, `%s`, `[slug]`. */
const placeholder = /\{[^{}]*\}|<[^<>]*>|%[sdo](?![\da-f])|\/\[[\w.]+\]/i

/**
 * Matches file paths: on a drive, on a share, in a common system folder, or relative to a folder.
 */
const file =
  /^(?:[a-z]:[\\/]|\\\\|~[\\/]|\.{1,2}[\\/]|\/(?:bin|etc|home|mnt|opt|private|root|tmp|usr|Users|var)\/)/

const beginsWithScheme = /^[a-z][a-z\d+.-]+:/i

/**
 * Returns whether a text passed to an object of unknown kind is clearly not a URL: a pattern, a
 * glob, or a file path. A text that starts with a scheme, `/`, `?` or `#` may be a URL.
 */
export function isPlainlyNoUrl(text: string): boolean {
  if (pattern.test(text) || glob.test(text) || placeholder.test(text) || file.test(text))
    return true
  return !beginsWithScheme.test(text) && !/^[/?#]/.test(text)
}
