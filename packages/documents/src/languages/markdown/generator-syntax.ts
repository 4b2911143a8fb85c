import type { Anchor } from '../../structure.ts'

const braces = /\{:?[^{}\n]{0,200}\}/g
const id = /(?<=[\s{:])#([^\s#.}]+)/

/** Ids that attribute lists give to what is before them, wherever they are. */
export function attributeIds(text: string): readonly Anchor[] {
  return [...text.matchAll(braces)].flatMap(({ 0: list, index }) => {
    const found = id.exec(list)
    if (found?.[1] === undefined) return []
    const start = index + found.index + 1
    return [{ name: found[1], span: { start, end: start + found[1].length } }]
  })
}

/** What puts other files into a page, or tells a program to do something: MkDocs, mdBook, VitePress, Hugo, MDX. */
const include =
  /^[ \t]*(?:[-;]*-8<-|\{!|<!--[ \t]*@include|\{\{[ \t]*#|\{\{[<%]|\{%|import[ \t].*from[ \t]+['"].*['"])|<!--[ \t]*\w+:\S/m

/** Whether a page has parts that are not in its source. */
export function hasIncludes(text: string): boolean {
  return include.test(text)
}
