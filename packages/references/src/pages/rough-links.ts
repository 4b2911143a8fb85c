/** The most of a document that is read, in UTF-16 code units. */
const mostText = 64 * 1024

const fenced = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|(?![\s\S]))/gm
const inlineCode = /(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g
const written = [
  /\]\(\s*<?([^\s()<>]+)/g,
  /^ {0,3}\[[^\]\n]+\]:\s*<?([^\s<>]+)/gm,
  /\b(?:href|src)\s*=\s*["']([^"'\s]+)/gi,
]

/**
 * Returns the different local links of a Markdown document without reading it as Markdown. They tell
 * what kind of links a folder has, and nothing is reported about them.
 */
export function roughLinksIn(markdown: string): ReadonlySet<string> {
  const text = markdown.slice(0, mostText).replace(fenced, '').replace(inlineCode, '')
  const links = new Set<string>()
  for (const pattern of written) {
    for (const [, link = ''] of text.matchAll(pattern)) {
      const path = link.replace(/[?#].*$/s, '')
      if (path !== '' && !/^[a-z][a-z\d+.-]*:|^\/\/|[{}<>$@*[\]]/i.test(path)) links.add(path)
    }
  }
  return links
}
