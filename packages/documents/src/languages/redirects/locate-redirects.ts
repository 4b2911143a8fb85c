import type { Span } from '@hreflint/core'
import { plainText } from '../../embedded-text.ts'
import type { DocumentComment, LocatedDocument } from '../../embedded-url.ts'
import {
  type ConfigurationValue,
  type FoundValues,
  locateValues,
} from '../configuration/located-values.ts'
import { onlyWithout } from '../configuration/plain-value.ts'

/**
 * Finds the URLs in a table of redirects: words that are a URL. Each line is a rule or a comment.
 */
export function locateRedirects(text: string): LocatedDocument {
  return locateValues(text, readRedirects)
}

function readRedirects(text: string): FoundValues {
  const values: ConfigurationValue[] = []
  for (const { 0: line, index: start } of text.matchAll(/[^\r\n]+/g)) {
    for (const { 0: word, index } of line.replace(comment, '').matchAll(/\S+/g)) {
      const offset = start + index
      values.push({
        key: index === 0 ? 'from' : 'to',
        value: plainText(word, offset, onlyWithout(/\s/), placeholdersIn(word, offset)),
      })
    }
  }
  return { values, comments: hashCommentsIn(text) }
}

const comment = /(?:^|\s)#.*$/

/** Finds the comments from `#` to the end of the line. */
export function hashCommentsIn(text: string): readonly DocumentComment[] {
  return Array.from(
    text.matchAll(/(?:^|[^\S\r\n])#([^\r\n]*)/gm),
    ({ 0: all, 1: inside = '', index }) => {
      const end = index + all.length
      return { span: { start: end - inside.length - 1, end }, text: inside }
    },
  )
}

/** Finds the `:name`, `:splat` and `*` placeholders of a path, which the server fills in. */
function placeholdersIn(word: string, offset: number): readonly Span[] {
  return Array.from(word.matchAll(/:(?<=\/[^:]*:)[A-Za-z_]\w*|\*/g), ({ 0: found, index }) => ({
    start: offset + index,
    end: offset + index + found.length,
  }))
}
