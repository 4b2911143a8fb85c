/** A Markdown text without its code blocks. */
function proseOf(markdown: string): string {
  return markdown.replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1/gm, '')
}

/** Where the links and images of a Markdown page lead, as they are written. */
export function linksOf(markdown: string): readonly string[] {
  const prose = proseOf(markdown).replaceAll(/(`+)(?:(?!\1).)+\1/g, '')
  return [...prose.matchAll(/\]\(<?([^()\s>]+)>?(?: "[^"]*")?\)/g)].map(([, link = '']) => link)
}

/** What a link to a Markdown page can lead to in it: the ids that its headings get. */
export function targetsOf(markdown: string): ReadonlySet<string> {
  const prose = proseOf(markdown)
  const seen = new Map<string, number>()
  return new Set(
    [...prose.matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) => {
      const id = idOf(heading)
      const count = seen.get(id) ?? 0
      seen.set(id, count + 1)
      return count === 0 ? id : `${id}-${count}`
    }),
  )
}

/** As code hosts and the site make it, for the headings that there are. */
function idOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-')
}
