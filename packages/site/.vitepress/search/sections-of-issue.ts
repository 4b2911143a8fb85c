interface Section {
  /** Empty for the page itself. */
  readonly anchor: string
  readonly titles: string[]
  readonly text: string
}

/**
 * Returns the page of an issue as one result, whose title has the message: what somebody reads in a
 * terminal and searches for. Undefined for other pages, whose headings are results.
 */
export function sectionsOfIssue(path: string, html: string): Generator<Section> | undefined {
  const [, code] = /\/issues\/(.+)\.md$/.exec(path) ?? []
  const [, message] = /<blockquote>([\s\S]*?)<\/blockquote>/.exec(html) ?? []
  return code === undefined || message === undefined || code.endsWith('README')
    ? undefined
    : one({
        anchor: '',
        titles: [`${code}: ${titleOf(message)}`],
        text: textOf(html.split('</blockquote>').slice(1).join('')),
      })
}

function* one(section: Section): Generator<Section> {
  yield section
}

/** What differs from URL to URL is in italics. */
function titleOf(message: string): string {
  return textOf(message.replaceAll(/<em>.*?<\/em>/g, '…')).trim()
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}
