import { decodeEscapes } from '../../decode-escapes.ts'
import type { DocumentComment, LocatedDocument } from '../../embedded-url.ts'
import {
  type ConfigurationValue,
  type FoundValues,
  locateValues,
} from '../configuration/located-values.ts'
import { onlyWithout, valueAt } from '../configuration/plain-value.ts'
import { interpolated, properties } from './ini-escape.ts'

export interface IniDialect {
  readonly isProperties: boolean
}

/** Signs of Python's configparser, which writes `%` twice: alembic's section, `%(here)s`. */
const isConfigParser = /^\[alembic[\]:]|%\(\w+\)s/m

const line = /^[ \t]*([^\r\n]*)/gm
const pair = /^([^=:\s[][^=:]*)(?:=|:(?!\/\/))[ \t]*/

/** Finds the URLs in a file of keys and values. The whole value must be a URL. */
export function locateIni(text: string, dialect: IniDialect): LocatedDocument {
  return locateValues(text, source => readIni(source, dialect))
}

function readIni(text: string, { isProperties }: IniDialect): FoundValues {
  const values: ConfigurationValue[] = []
  const comments: DocumentComment[] = []
  const syntax = isProperties ? properties : isConfigParser.test(text) ? interpolated : null
  for (const { 0: whole, 1: content = '', index } of text.matchAll(line)) {
    const start = index + whole.length - content.length
    if (/^[#;!]/.test(content)) {
      const span = { start, end: start + content.trimEnd().length }
      comments.push({ span, text: text.slice(start + 1, span.end) })
      continue
    }
    const found = pair.exec(content)
    if (found === null) continue
    const valueStart = start + found[0].length
    const valueEnd = start + content.trimEnd().length
    if (valueEnd <= valueStart) continue
    const quotes = /^(["']).*\1$/.test(text.slice(valueStart, valueEnd)) ? 1 : 0
    const [from, to] = [valueStart + quotes, valueEnd - quotes]
    const value =
      syntax === null
        ? valueAt(text, from, to, onlyWithout(/[\r\n"';#\\]/))
        : decodeEscapes(text, from, to, syntax)
    values.push({ key: found[1]?.trimEnd() ?? '', value })
  }
  return { values, comments }
}
