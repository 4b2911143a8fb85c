/** A page that has Markdown. */
export interface TextPage {
  /** On the site, such as `guide/fixes.md`. */
  readonly path: string
  readonly title: string
  readonly description: string
}

/** The parts of the site, by the folder of their pages. What is below a list of its own is not repeated. */
const parts: readonly (readonly [title: string, pages: RegExp])[] = [
  ['Guide', /^guide\/(?!new-)/],
  ['Packages', /^packages\//],
  ['Reference', /^(?:reference\/[^/]+|reference\/dialects\/index|specs\/.+|issues\/index)\.md$/],
  ['ESLint rules', /^rules\//],
  ['Optional', /^(?:api\/(?![^-]+-.+-)|guide\/new-|style)/],
]

/**
 * The list of pages for programs that read text: https://llmstxt.org. What is optional is last, and can be left out by a
 * reader with little room.
 */
export function llmsText(title: string, description: string, pages: readonly TextPage[]): string {
  const sections = parts.flatMap(([heading, pattern]) => {
    const own = pages.filter(({ path }) => pattern.test(path))
    return own.length === 0 ? [] : [`## ${heading}`, own.map(lineOf).join('\n')]
  })
  const note =
    'Each page of the site is also there as Markdown: at its address with `.md` at the end. The list of issues leads to the page of each issue.'
  return `${[`# ${title}`, `> ${description}`, note, ...sections].join('\n\n')}\n`
}

function lineOf({ path, title, description }: TextPage): string {
  return `- [${title}](/${path}): ${description}`
}
