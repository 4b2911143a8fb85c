/** A link as notes in a vault have it: `[[Note]]`, `[[Note#Heading|text]]`. */
const wikilink = /\[\[(?=[^\s[\]])[^[\]\r\n]{1,1000}\]\]/y

/** Returns the end of the wikilink that begins with the `[[` at `start`; -1 if there is none. */
export function endOfWikilink(text: string, start: number): number {
  wikilink.lastIndex = start
  return wikilink.test(text) ? wikilink.lastIndex : -1
}

/** YAML between lines of hyphens at the start of a document. */
const frontMatter = /^---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m

/** A property of a note that is a link as a whole: `up: "[[Home]]"`. */
const property = /(?<=["'])\[\[[^\s[\]][^[\]\r\n]{0,999}\]\](?=["'])/g

/** Returns the offsets of the wikilinks in the front matter of a document. */
export function wikilinksOfProperties(text: string): readonly (readonly [number, number])[] {
  if (!text.startsWith('---')) return []
  const [properties = ''] = frontMatter.exec(text) ?? []
  return Array.from(properties.matchAll(property), ({ index, 0: { length } }) => [
    index,
    index + length,
  ])
}
