import type { CST } from 'yaml'
import { decodeEscapes } from '../../decode-escapes.ts'
import { sliceText } from '../../embedded-text.ts'
import type { DocumentComment, LocatedDocument } from '../../embedded-url.ts'
import {
  type ConfigurationValue,
  type FoundValues,
  locateValues,
} from '../configuration/located-values.ts'
import { type LineHandler, LineReader } from './lines/line-reader.ts'
import { readTree } from './tree-reader.ts'
import { doubleQuotedScalar, plainScalar, singleQuotedScalar } from './yaml-escape.ts'

/** Finds the URLs of a YAML stream: scalars of one line that are one from beginning to end. */
export function locateYaml(text: string): LocatedDocument {
  return locateValues(text, readYaml)
}

/** Line by line where that is possible; see docs/decisions/documents, 0230. */
function readYaml(text: string): FoundValues {
  const found = new YamlValues(text)
  if (isLineByLine(text) && new LineReader(text, found).read()) return found
  return readWholeYaml(text)
}

/** The same by the tree alone. */
function readWholeYaml(text: string): FoundValues {
  const found = new YamlValues(text)
  readTree(text, found)
  return found
}

/** Whether its lines end as lines do, and no mark is before the first. */
function isLineByLine(text: string): boolean {
  return text.charCodeAt(0) !== 0xfeff && !/\r(?!\n)/.test(text)
}

/** Not a scalar with a quote at its start and none at its end. */
const isClosed = /^(?:[^"']|"(?:[^"\\]|\\.)*"$|'(?:[^']|'')*'$)/

class YamlValues implements FoundValues, LineHandler {
  readonly values: ConfigurationValue[] = []
  readonly comments: DocumentComment[] = []
  readonly #text: string
  readonly #shift: number

  /** @param shift the offset of what is read in the text. */
  constructor(text: string, shift = 0) {
    this.#text = text
    this.#shift = shift
  }

  scalar(
    { type, offset, source }: Pick<CST.FlowScalar, 'type' | 'offset' | 'source'>,
    key: string,
  ): void {
    if (!source.includes(':') || /[\r\n]/.test(source) || !isClosed.test(source)) return
    const text = this.#text
    const start = offset + this.#shift
    const end = start + source.length
    if (type === 'double-quoted-scalar') {
      this.#add(key, decodeEscapes(text, start + 1, end - 1, doubleQuotedScalar))
    } else if (type === 'single-quoted-scalar') {
      this.#add(key, decodeEscapes(text, start + 1, end - 1, singleQuotedScalar))
    } else this.#add(key, decodeEscapes(text, start, end, plainScalar))
  }

  flow(start: number, end: number, key: string): void {
    const source = this.#text.slice(start, end)
    if (!/:\/\/|\\|hreflint-/.test(source)) return
    const inside = new YamlValues(this.#text, start)
    readTree(source, inside, key)
    this.values.push(...inside.values)
    this.comments.push(...inside.comments)
  }

  comment(start: number, end: number): void {
    const span = { start: start + this.#shift, end: end + this.#shift }
    this.comments.push({ span, text: this.#text.slice(span.start + 1, span.end) })
  }

  /** `DATABASE_URL=postgres://…` is a variable, and what follows the sign is its value. */
  #add(key: string, value: ConfigurationValue['value']): void {
    const name = /^[A-Za-z_]\w*(?==)/.exec(value.text)?.[0]
    if (name === undefined) this.values.push({ key, value })
    else
      this.values.push({ key: name, value: sliceText(value, name.length + 1, value.text.length) })
  }
}
