import type { Heading } from '../../structure.ts'

const opening = /<h([1-6])(?=[\s>])[^>]*>/gi

/**
 * Finds the HTML headings without an `id`. GitHub generates one for them, as for Markdown headings.
 */
export function htmlHeadings(html: string): readonly Heading[] {
  const headings: Heading[] = []
  // A missing end tag is searched for only once, so that this takes linear time.
  const lower = html.toLowerCase()
  const ends = new Map<string, number>()
  for (const match of html.matchAll(opening)) {
    const [tag, level = '1'] = match
    if (/\sid\s*=/i.test(tag)) continue
    const start = match.index + tag.length
    let end = ends.get(level) ?? 0
    if (end !== -1 && end < start) end = lower.indexOf(`</h${level}`, start)
    ends.set(level, end)
    if (end === -1) continue
    const source = html.slice(start, end)
    headings.push({ level: Number(level), source, syntax: 'html', span: { start, end } })
  }
  return headings
}
