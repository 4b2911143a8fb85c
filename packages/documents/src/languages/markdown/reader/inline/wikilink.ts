/** A link as notes in a vault have it: `[[Note]]`, `[[Note#Heading|text]]`. */
const wikilink = /\[\[(?=[^\s[\]])[^[\]\r\n]{1,1000}\]\]/y

/** Returns the end of the wikilink that begins with the `[[` at `start`; -1 if there is none. */
export function endOfWikilink(text: string, start: number): number {
  wikilink.lastIndex = start
  return wikilink.test(text) ? wikilink.lastIndex : -1
}
