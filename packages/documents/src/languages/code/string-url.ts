import type { Span } from '@hreflint/core'
import { connectionSpecOf } from '@hreflint/core/internal'
import { decodeEscapes, type EscapeSyntax } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import type { EmbeddedUrl } from '../../embedded-url.ts'
import { mergeHoles } from '../../template/merge-holes.ts'
import { interpolatedVariables, namedVariables } from '../configuration/variables.ts'
import { valueUrl } from '../configuration/value-url.ts'
import type { Neighbors } from './code-syntax.ts'
import type { CodeString } from './read-code.ts'

const beginsWithScheme = /\s*[A-Za-z][A-Za-z\d+.-]{0,40}:\/\//y

/**
 * Returns the URL in a string of a program; null if it is not a URL, or is part of a longer text.
 */
export function stringUrl(
  text: string,
  string: CodeString,
  neighbors: Neighbors,
): EmbeddedUrl | null {
  beginsWithScheme.lastIndex = string.inside.start
  if (!beginsWithScheme.test(text)) return null
  // A program compares other strings with a scheme, or joins them to it.
  if (beginsWithScheme.lastIndex >= string.inside.end) return null
  if (isPartOfText(text, string.span, neighbors)) return null
  const value = decode(text, string)
  if (value === null || isPattern(value.text)) return null
  return valueUrl(
    value,
    nameBefore(text, string.span.start),
    formatHoles,
    (text, expressions, named) =>
      string.form.expandsNames === true
        ? namedVariables(text, mergeHoles([...expressions, ...named]))
        : interpolatedVariables(text, expressions),
  )
}

/** Returns null if a backslash with an unknown meaning remains. */
function decode(text: string, { form, inside, holes }: CodeString): EmbeddedText | null {
  const { start, end } = inside
  const value = decodeEscapes(text, start, end, withoutEditsIn(holes, form.escapes), holes)
  if (form.keeps !== 'backslash') return value
  const source = text.slice(start, end)
  if (!source.includes('\\')) return value
  return source.replaceAll(form.escapes.escapes, '').includes('\\') ? null : value
}

/** Prevents edits in expressions. */
function withoutEditsIn(holes: readonly Span[], escapes: EscapeSyntax): EscapeSyntax {
  if (holes.length === 0) return escapes
  return {
    ...escapes,
    joins: (source, start, end) =>
      holes.some(hole => hole.start < end && hole.end > start) ||
      escapes.joins?.(source, start, end) === true,
  }
}

function isPartOfText(text: string, { start, end }: Span, { before, after }: Neighbors): boolean {
  return (
    before.test(text.slice(Math.max(0, start - 60), start)) ||
    after.test(text.slice(end, end + 100))
  )
}

/**
 * Returns the variable that the whole string is assigned to, and its text; null if there is none.
 */
export function settingOf(
  text: string,
  string: CodeString,
): { readonly key: string; readonly value: EmbeddedText } | null {
  const { start, end } = string.span
  if (string.holes.length > 0 || !endsSetting.test(text.slice(end, end + 40))) return null
  const key = beginsSetting.exec(text.slice(Math.max(0, start - 120), start))?.[1]
  const value = key === undefined ? null : decode(text, string)
  return key === undefined || value === null ? null : { key, value }
}

/** `NAME =`, `NAME :=`, `const NAME: &str =` at the start of a statement. */
const beginsSetting =
  /(?:^|[\n;{}(])[ \t]*(?:[A-Za-z]+[ \t]+){0,4}([A-Za-z_]\w*)[ \t]*(?::[ \t]*[&'\w ]+)?(?:=|:=)[ \t]*$/
const endsSetting = /^[ \t]*(?:[;\r\n)]|$|#|\/\/)/

/** Matches text that looks like a regular expression for URLs. */
const pattern =
  /\(\?|\[\^|\\[A-Za-z./?+*()[\]{}-]|\.[*+]|[\])][*+?{]|\[[\w-]*-[\w-]*\]|[|^$]$|\)\$|\*\*/
const patternOfConnection = /\(\?|\[\^|\\[dsSw.]|\.[*+]\)/

function isPattern(value: string): boolean {
  return (connectionSpecOf(value) === null ? pattern : patternOfConnection).test(value)
}

/**
 * Placeholders of formatting functions: `%s`, `%[1]d`, `%-10.3f`, `{}`, `{0}`, `{x!r:>8}`, `:name`.
 */
const formats =
  /%(?:\d+\$|\[\d+\])?[-+ #0]*(?:\d+|\*)?(?:\.\d+)?(?:l{1,2}|z|h)?[sdvqxTtpuifgc](?![\dA-Fa-f](?![\w]))|%%|\{[^{}@/\s]*\}/g

function formatHoles(text: string): readonly Span[] {
  if (!/[%{]/.test(text)) return []
  return Array.from(text.matchAll(formats), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter(({ start, end }) => !/^%[\dA-F]{2}$/.test(text.slice(start, end)))
}

/**
 * Returns the name of the variable, field or parameter that the string is assigned to; empty if
 * there is none.
 */
function nameBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 80), start)
  return /([\w.-]+)["'\])]*\s*(?::=|=>|=|:)\s*$/.exec(before)?.[1] ?? ''
}
