import { decodeEscapes } from '../../decode-escapes.ts'
import type { DocumentComment, LocatedDocument } from '../../embedded-url.ts'
import {
  type ConfigurationValue,
  type FoundValues,
  locateValues,
} from '../configuration/located-values.ts'
import { onlyWithout, valueAt } from '../configuration/plain-value.ts'
import { basicString } from './toml-escape.ts'

/** Matches strings and comments. Nothing else in TOML can contain a quote or a `#`. */
const token =
  /"""(?:[^\\]|\\[\s\S])*?"""|'''[\s\S]*?'''|"((?:[^"\\\r\n]|\\[^\r\n])*)"|'([^'\r\n]*)'|#([^\r\n]*)/g

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
  for (const { 0: whole, 1: basic, 2: literal, 3: comment, index } of text.matchAll(token)) {
    const end = index + whole.length
    if (comment !== undefined) {
      comments.push({ span: { start: index, end }, text: comment })
      continue
    }
    if ((basic ?? literal) === undefined || isKey(text, end)) continue
    const value =
      basic === undefined
        ? valueAt(text, index + 1, end - 1, onlyWithout(/['\0-\x08\x0A-\x1F\x7F]/))
        : decodeEscapes(text, index + 1, end - 1, basicString)
    values.push({ key: keyBefore(text, index), value })
  }
  return { values, comments }
}

/** Whether the string that ends here is a key. A string before `=` or `.` is one. */
function isKey(text: string, end: number): boolean {
  return /^[ \t]*(?:=|\.)/.test(text.slice(end, end + 40))
}

function keyBefore(text: string, start: number): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return /([\w.-]+)"?[ \t]*=[ \t]*$/.exec(line.slice(-200))?.[1] ?? ''
}
