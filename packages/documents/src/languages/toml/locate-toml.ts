import { decodeEscapes } from '../../decode-escapes.ts'
import type { DocumentComment, LocatedDocument } from '../../embedded-url.ts'
import {
  type ConfigurationValue,
  type FoundValues,
  locateValues,
} from '../configuration/located-values.ts'
import { onlyWithout, valueAt } from '../configuration/plain-value.ts'
import { basicString } from './toml-escape.ts'
import { tomlTokens } from './toml-tokens.ts'

/** Finds the URLs in a TOML document: single-line strings that are a URL from beginning to end. */
export function locateToml(text: string): LocatedDocument {
  return locateValues(text, readToml)
}

/** Returns the single-line strings that are values, with their keys. */
export function locateTomlStrings(text: string): readonly ConfigurationValue[] {
  return [...readToml(text).values]
}

function readToml(text: string): FoundValues {
  const values: ConfigurationValue[] = []
  const comments: DocumentComment[] = []
  for (const { kind, start, end } of tomlTokens(text)) {
    if (kind === 'comment') {
      comments.push({ span: { start, end }, text: text.slice(start + 1, end) })
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

/** Whether the string that ends here is a key. A string before `=` or `.` is one. */
function isKey(text: string, end: number): boolean {
  return /^[ \t]*(?:=|\.)/.test(text.slice(end, end + 40))
}

/** Returns the key on the same line. Keys of more than 200 characters are cut. */
function keyBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 200), start)
  return /([\w.-]+)"?[ \t]*=[ \t]*$/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[1] ?? ''
}
