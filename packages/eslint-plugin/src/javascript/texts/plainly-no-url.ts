/** What only a regular expression has: `^a`, `\.`, `\d+`, `(?:`, `.*`, `[^/]`, `b$`. */
const pattern = /^\^|\\[.+*?^$()[\]{}|/]|\\[dws][+*{]|\(\?[:=!<]|\.[*+]|\[\^|\][+*]|[^?=&]\$$/i

/** What only a glob has: `**`, `*.js`, `{a,b}`. */
const glob = /\*\*|(?:^|\/)\*|\*\.\w|\{[^{}]*,[^{}]*\}/

/** A place to be filled in: `{id}`, `<id>`, `%s`, `[slug]`. */
const placeholder = /\{[^{}]*\}|<[^<>]*>|%[sdo](?![\da-f])|\/\[[\w.]+\]/i

/** A file: of a drive, of a share, of a folder that systems have, or relative to a folder. */
const file =
  /^(?:[a-z]:[\\/]|\\\\|~[\\/]|\.{1,2}[\\/]|\/(?:bin|etc|home|mnt|opt|private|root|tmp|usr|Users|var)\/)/

const beginsWithScheme = /^[a-z][a-z\d+.-]+:/i

/**
 * Whether a text that is given to an object of unknown kind is plainly something else than a URL: a
 * pattern, a glob, or the path of a file. What begins with a scheme, `/` or `?` may be a URL.
 */
export function isPlainlyNoUrl(text: string): boolean {
  if (pattern.test(text) || glob.test(text) || placeholder.test(text) || file.test(text))
    return true
  return !beginsWithScheme.test(text) && !/^[/?#]/.test(text)
}
