import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import type { DocumentComment, LocatedDocument } from '../../embedded-url.ts'
import {
  type ConfigurationValue,
  type FoundValues,
  locateValues,
} from '../configuration/located-values.ts'
import { onlyWithout, valueAt } from '../configuration/plain-value.ts'
import { basicString } from './toml-escape.ts'
import { tomlTokens } from './toml-tokens.ts'

/**
 * Finds the URLs in a TOML document: single-line strings that are a URL from beginning to end, and connection strings in
 * long ones.
 */
export function locateToml(text: string): LocatedDocument {
  return locateValues(text, source => readToml(source, long => long.includes('://')))
}

/** Returns the strings that are values, with their keys. Those of several lines have `isBlock`. */
export function locateTomlStrings(text: string): readonly ConfigurationValue[] {
  return readToml(text, () => true).values
}

function readToml(text: string, wantsLong: (source: string) => boolean): FoundValues {
  const values: ConfigurationValue[] = []
  const comments: DocumentComment[] = []
  for (const { kind, start, end } of tomlTokens(text)) {
    if (kind === 'comment') {
      comments.push({ span: { start, end }, text: text.slice(start + 1, end) })
    } else if (kind.startsWith('long')) {
      const value = wantsLong(text.slice(start + 3, end - 3))
        ? longString(text, start + 3, end - 3, kind === 'long basic')
        : null
      if (value !== null) values.push({ key: keyBefore(text, start), value, isBlock: true })
    } else if (!isKey(text, end)) {
      const value =
        kind === 'literal'
          ? valueAt(text, start + 1, end - 1, onlyWithout(/['\0-\x08\x0A-\x1F\x7F]/))
          : decodeEscapes(text, start + 1, end - 1, basicString)
      values.push({ key: keyBefore(text, start), value })
    }
  }
  return { values, comments }
}

/** Returns the text of a string with three quotes; null if an escape joins its lines. */
function longString(
  text: string,
  start: number,
  end: number,
  hasEscapes: boolean,
): EmbeddedText | null {
  const source = text.slice(start, end)
  if (hasEscapes && /\\\s*\n/.test(source)) return null
  return hasEscapes
    ? decodeEscapes(text, start, end, basicString)
    : valueAt(text, start, end, onlyWithout(/''|[\0-\x1F\x7F]/))
}

/** Whether the string that ends here is a key. A string before `=` or `.` is one. */
function isKey(text: string, end: number): boolean {
  return /^[ \t]*(?:=|\.)/.test(text.slice(end, end + 40))
}

/** Returns the key on the same line. Keys of more than 200 characters are cut. */
function keyBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 200), start)
  return /([\w.-]+)"?[ \t]*=[ \t]*$/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[1] ?? ''
}
