import type { Anchor } from '../../structure.ts'

const braces = /\{:?[^{}\n]{0,200}\}/g
const id = /(?<=[\s{:]#)[^\s#.}]+|(?<=[\s{:]id=["']?)[^\s"'}]+/

/** Finds the ids in attribute lists, anywhere in the text: `{#id}`, `{: id="id" }`. */
export function attributeIds(text: string): readonly Anchor[] {
  return [...text.matchAll(braces)].flatMap(({ 0: list, index }) => {
    const found = id.exec(list)
    if (found === null) return []
    const [name] = found
    const start = index + found.index
    return [{ name, span: { start, end: start + name.length } }]
  })
}

/**
 * Syntax that includes other files in a page or calls a program: MkDocs, mdBook, VitePress, Hugo,
 * MDX. Also definition lists, whose terms some generators give ids, if they are told to: Hugo.
 */
const include =
  /^[ \t]*(?::[ \t]+\S|[-;]*-8<-|\{!|<!--[ \t]*@include|\{\{[ \t]*#|\{\{[<%]|\{%|import[ \t].*from[ \t]+['"].*\.mdx?['"])|<!--[ \t]*\w+:\S|^:::[ \t]+(?:mkdocs-|\w+\.\w)/m

/** Whether a page has parts that are not in its source. */
export function hasIncludes(text: string): boolean {
  return include.test(text)
}
