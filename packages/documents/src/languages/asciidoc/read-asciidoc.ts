import type { Span } from '@hreflint/core'
import { type Line, LineReader } from '../prose/line-reader.ts'
import { addLinkOfImage } from './inline.ts'

/** What a reader of AsciiDoc reports. Offsets are those of the document. */
export interface AsciidocHandler {
  /** A block of text with inline markup. */
  prose(start: number, end: number): void
  /** A place that has a URL and no markup. */
  value(start: number, end: number): void
  comment(start: number, end: number): void
  /** A block of code. The name of its language is empty if it has none. */
  code(start: number, end: number, language: string): void
}

/** Delimiters of blocks whose content is verbatim or a comment. */
const verbatim = /^(?:\/{4,}|-{4,}|\.{4,}|\+{4,}|`{3,}.*)$/
/** Delimiters of blocks that contain others, and of tables. */
const container = /^(?:={4,}|\*{4,}|_{4,}|--|[|,:!]===+|\^{4,}|~{4,}|''')$/
const verbatimStyle =
  /^\[(?:source|listing|literal|pass|stem|latexmath|asciimath|verse|comment|plantuml|mermaid|ditaa|graphviz|blockdiag|a2s)\b[^\]]*\]$|^\[[^\]]*subs=/
/** The language in the attributes of a block of source code. */
const source = /^\[(?:source)?,[ \t]*([\w+#.-]+)/
const attribute = /^:!?\w[\w -]*!?:(?:[ \t]+|$)/
const blockTitle = /^\.[^\s.]/
const blockAttributes = /^\[.*\]$/
const listItem =
  /^(?:[-*•]|\*{2,5}|\.{1,5}|\d+\.|[A-Za-z]\.|[ivxIVX]+\)|<[\d.]+>)[ \t]+|^.*?(?::{2,4}|;;)(?:[ \t]+|$)/
const blockMacro = /^(image|video|audio)::(\S+?)\[(.*)\]$/
const otherMacro = /^(?:include|ifdef|ifndef|ifeval|endif|toc)::/

/** Reads the blocks of an AsciiDoc document, line by line. */
export function readAsciidoc(text: string, handler: AsciidocHandler): void {
  const lines = new LineReader(text)
  let isVerbatim = false
  let language = ''
  let isInList = false
  for (let line = lines.next(); line !== null; line = lines.next()) {
    const { content } = line
    if (line.isBlank || container.test(content)) continue
    if (verbatim.test(content)) {
      const { start, end } = skipBlock(lines, content)
      const name = /^`+(\S*)/.exec(content)?.[1] || language
      if (/^[-.`]/.test(content)) handler.code(start, end, name)
      isVerbatim = false
      language = ''
    } else if (attribute.test(content)) readAttribute(line, lines, handler)
    else if (content.startsWith('//') && !content.startsWith('///')) {
      handler.comment(line.start, line.end)
    } else if (otherMacro.test(content)) continue
    else if (content.endsWith(']') && blockMacro.test(content)) readMacro(line, handler)
    else if (blockAttributes.test(content)) {
      isVerbatim = verbatimStyle.test(content)
      language = source.exec(content)?.[1] ?? language
    } else if (isVerbatim && blockTitle.test(content)) continue
    else if (isVerbatim) {
      lines.skipParagraph()
      isVerbatim = false
      language = ''
    } else {
      const isItem = listItem.test(content)
      // A paragraph that begins with white space is literal.
      if (line.indent > 0 && !isItem) {
        if (!isInList) lines.skipParagraph()
        else skipLiteral(line, lines, handler)
      } else {
        isInList = isItem
        readParagraph(line, lines, handler)
      }
    }
  }
}

/** After a list item, an indented paragraph is literal if a blank line is before it. */
function skipLiteral(first: Line, lines: LineReader, handler: AsciidocHandler): void {
  if (/\n[ \t]*\r?\n[ \t]*$/.test(lines.text.slice(Math.max(0, first.start - 200), first.start))) {
    lines.skipParagraph()
  } else readParagraph(first, lines, handler)
}

/** Goes to the line after a block, and returns the offsets of its content. */
function skipBlock(lines: LineReader, delimiter: string): Span {
  const last = delimiter.startsWith('```') ? '```' : delimiter
  let start = lines.text.length
  let end = start
  for (let line = lines.next(); line !== null; line = lines.next()) {
    if (line.content === last) break
    start = Math.min(start, line.start)
    end = line.end
  }
  return { start, end: Math.max(start, end) }
}

function readParagraph(first: Line, lines: LineReader, handler: AsciidocHandler): void {
  let start = first.start
  let { end } = first
  for (let line = lines.peek(); line?.isBlank === false; line = lines.peek()) {
    const { content } = line
    if (isUnderline(content, first)) {
      lines.next()
      break
    }
    if (verbatim.test(content) || container.test(content) || content === '+') break
    if (blockAttributes.test(content) || otherMacro.test(content)) break
    if (listItem.test(content)) break
    lines.next()
    if (content.startsWith('//') && !content.startsWith('///')) {
      handler.prose(start, end)
      handler.comment(line.start, line.end)
      start = line.end
    }
    end = line.end
  }
  handler.prose(start, end)
}

/** Whether a line underlines the one before it, so that it is a heading and not the start of a block. */
function isUnderline(content: string, title: Line): boolean {
  return (
    /^([=\-~^+])\1+$/.test(content) &&
    Math.abs(content.length - title.content.length) < 2 &&
    title.indent === 0
  )
}

function readAttribute(line: Line, lines: LineReader, handler: AsciidocHandler): void {
  const [name = ''] = attribute.exec(line.content) ?? []
  const start = line.start + name.length
  if (/[ \t]\\$/.test(line.content)) {
    for (let next = lines.next(); next !== null && /[ \t]\\$/.test(next.content); ) {
      next = lines.next()
    }
  } else if (start < line.end) handler.value(start, line.end)
}

function readMacro(line: Line, handler: AsciidocHandler): void {
  const [, kind, target = '', attributes = ''] = blockMacro.exec(line.content) ?? []
  const start = line.start + (kind?.length ?? 0) + 2
  handler.value(start, start + target.length)
  addLinkOfImage(attributes, line.end - 1 - attributes.length, (from, to) =>
    handler.value(from, to),
  )
}
