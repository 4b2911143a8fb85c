import type { Anchor } from '../../structure.ts'

const braces = /\{:?[^{}\n]{0,200}\}/g
const id = /(?<=[\s{:]#)[^\s#.}]+|(?<=[\s{:]id=["']?)[^\s"'}]+/

/** The id of a block of a note, at its end: `text ^id`. */
const blockId = /(?<!\S)\^[A-Za-z\d-]+(?=[ \t]*$)/gm

/** Finds the ids in attribute lists, anywhere in the text: `{#id}`, `{: id="id" }`; and those of blocks, `^id`. */
export function attributeIds(text: string): readonly Anchor[] {
  const ofBlocks = text.includes('^') ? [...text.matchAll(blockId)] : []
  const found = ofBlocks.map(({ 0: name, index }) => ({
    name,
    span: { start: index, end: index + name.length },
  }))
  return [...found, ...idsInBraces(text)]
}

function idsInBraces(text: string): readonly Anchor[] {
  return [...text.matchAll(braces)].flatMap(({ 0: list, index }) => {
    const found = id.exec(list)
    if (found === null) return []
    const [name] = found
    const start = index + found.index
    return [{ name, span: { start, end: start + name.length } }]
  })
}

/** An id in an expression, in a tag that MDX reads and Markdown takes for text: `<a id={"b"} />`. */
const jsxId = /<[A-Za-z][\w.-]*(?:\s[^<>]*?)?\sid=\{\s*(?:(["'`])([^"'`$\\{}\n]+)\1\s*\})?/g

/** A block or span of code, in which tags are only shown. */
const code = /^[ \t>]*(`{3,}|~{3,})[^\n]*(?:\n(?![ \t>]*\1)[^\n]*)*(?:\n[^\n]*)?|`[^`\n]*`/gm

/** Returns a text with spaces where it shows code. */
function withoutCode(text: string): string {
  return text.replaceAll(code, shown => ' '.repeat(shown.length))
}

/** Finds the ids in expressions. `areAll` says whether each expression is a string. */
export function jsxIds(text: string): {
  readonly anchors: readonly Anchor[]
  readonly areAll: boolean
} {
  const anchors: Anchor[] = []
  let areAll = true
  if (!text.includes('id={')) return { anchors, areAll }
  const read = withoutCode(text)
  for (const { 0: all, 1: quote = '', 2: name, index } of read.matchAll(jsxId)) {
    if (name === undefined) {
      areAll = false
      continue
    }
    const start = index + all.lastIndexOf(quote + name) + quote.length
    anchors.push({ name, span: { start, end: start + name.length } })
  }
  return { anchors, areAll }
}

/**
 * Syntax that includes other files in a page or calls a program: MkDocs, mdBook, VitePress, Hugo,
 * MDX. Also components of Vue, and definition lists, whose terms some generators give ids, if they are told to: Hugo.
 */
const include =
  /^[ \t]*(?::[ \t]+\S|[-;]*-8<-|\{!|<!--[ \t]*@include|\{\{[ \t]*#|\{\{[<%]|\{%|<script[ \t]+setup\b|import[ \t].*from[ \t]+['"].*\.mdx?['"])|<!--[ \t]*\w+:\S|^:::[ \t]+(?:mkdocs-|\w+[._]\w)/m

/** The same, where code often shows it: a paragraph that is a variable, `{{ settings }}`, and a script with components. */
const includeOrCode = /^\{\{[ \t]*\w+[ \t]*\}\}[ \t]*$|^<script>\s*import\b/m

/** Whether a page has parts that are not in its source. */
export function hasIncludes(text: string): boolean {
  if (include.test(text)) return true
  return includeOrCode.test(text) && includeOrCode.test(withoutCode(text))
}
