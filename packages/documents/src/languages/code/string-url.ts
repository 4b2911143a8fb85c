import type { Span } from '@hreflint/core'
import { connectionSpecOf } from '@hreflint/core/internal'
import { decodeEscapes, type EscapeSyntax } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import type { EmbeddedUrl } from '../../embedded-url.ts'
import { withHolesFilled } from '../../template/judgeable.ts'
import { mergeHoles } from '../../template/merge-holes.ts'
import { interpolatedVariables, namedVariables } from '../configuration/variables.ts'
import { isPattern } from '../configuration/is-pattern.ts'
import { valueUrl } from '../configuration/value-url.ts'
import type { Neighbors } from './code-syntax.ts'
import { formatHoles } from './format-holes.ts'
import type { CodeString } from './read-code.ts'

const beginsWithScheme = /\s*(?:(?:jdbc:)?[A-Za-z][A-Za-z\d+.-]{0,40}:|https?;?)\/\//y

/**
 * Returns the URL in a string of a program; null if it is not a URL, or is part of a longer text.
 */
export function stringUrl(
  text: string,
  whole: CodeString,
  neighbors: Neighbors,
): EmbeddedUrl | null {
  const string = defaultIn(text, whole)
  beginsWithScheme.lastIndex = string.inside.start
  if (!beginsWithScheme.test(text)) return null
  // A program compares other strings with a scheme, or joins them to it.
  if (beginsWithScheme.lastIndex >= string.inside.end) return null
  if (isPartOfText(text, string.span, neighbors) && !isFormatted(text, string)) return null
  const decoded = decode(text, string)
  if (decoded === null || isPattern(withHolesFilled(decoded))) return null
  const value = isFormat(text, string) ? inFormat(decoded, isFilledIn(text, string)) : decoded
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

const beginsDefault = /\$\{[A-Za-z_]\w*:?[-=](?=(?:jdbc:)?[a-z][a-z\d+.-]*:\/\/)/y

/** `"${DATABASE_URL:-postgres://…}"`: the string is the default, unless the variable is set. */
function defaultIn(text: string, string: CodeString): CodeString {
  const { form, inside, holes } = string
  const [hole] = holes
  if (form.expandsNames !== true || hole?.start !== inside.start || hole.end !== inside.end) {
    return string
  }
  beginsDefault.lastIndex = inside.start
  if (!beginsDefault.test(text)) return string
  const { escapes } = form
  return {
    ...string,
    form: {
      ...form,
      escapes: { ...escapes, escape: text => (text.includes('}') ? null : escapes.escape(text)) },
    },
    inside: { start: beginsDefault.lastIndex, end: inside.end - 1 },
    holes: [],
  }
}

/** Whether Python's `format` fills in a connection string. Other methods may join or compare it. */
function isFormatted(text: string, { span, inside }: CodeString): boolean {
  return (
    /^\s*\.format\(/.test(text.slice(span.end, span.end + 40)) &&
    connectionSpecOf(text.slice(inside.start, inside.end)) !== null
  )
}

/** Returns null if a backslash with an unknown meaning remains. */
function decode(text: string, { form, inside, holes }: CodeString): EmbeddedText | null {
  const { start, end } = inside
  const value = decodeEscapes(text, start, end, withoutEditsIn(holes, form.escapes), holes)
  if (form.keeps !== 'backslash') return value
  if (!text.slice(start, end).includes('\\')) return value
  const source = withHolesFilled({
    text: text.slice(start, end),
    holes: holes.map(hole => ({ start: hole.start - start, end: hole.end - start })),
  })
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

const placeholder = /%(?:\d+\$|\(\w+\)|[-+ #0]*\d*(?:\.\d+)?)[sdvqifuxg](?![\dA-Za-z])/

const callBefore = /(?:printf|[a-z]f|[Ff]ormat(?:ted)?|String\.format)\s*\((?:\s*\w+\s*,)?\s*$/
const formatAfter = /^\s*(?:%\s*[\w([{]|\.formatted\()/

/** `%s` in the string, a call that formats before it, or an operator that formats after it. */
function isFormat(text: string, string: CodeString): boolean {
  const { start, end } = string.inside
  return placeholder.test(text.slice(start, end)) || isFormatting(text, string)
}

/** Whether a program certainly takes `%s` in the string for a placeholder. */
function isFilledIn(text: string, string: CodeString): boolean {
  const { start, end } = string.inside
  return placeholder.test(text.slice(start, end)) && isFormatting(text, string)
}

function isFormatting(text: string, { span }: CodeString): boolean {
  return (
    callBefore.test(text.slice(Math.max(0, span.start - 60), span.start)) ||
    formatAfter.test(text.slice(span.end, span.end + 20))
  )
}

/**
 * Lets edits write a `%` twice in a format string, which takes a single one for the start of a placeholder, or not at
 * all if it is not certain that it is one.
 */
function inFormat(value: EmbeddedText, isFilledIn: boolean): EmbeddedText {
  return {
    ...value,
    escape: replacement => {
      if (!replacement.includes('%')) return value.escape(replacement)
      return isFilledIn ? (value.escape(replacement)?.replaceAll('%', '%%') ?? null) : null
    },
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

/**
 * Returns the name of the variable, field or parameter that the string is assigned to; empty if
 * there is none.
 */
function nameBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 80), start)
  return /([\w.-]+)["'\])]*\s*(?::=|=>|=|:)\s*$/.exec(before)?.[1] ?? ''
}
