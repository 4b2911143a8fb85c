import type { Span } from '@hreflint/core'
import type { Finding } from '@hreflint/linter'
import type { Subject } from '../../findings-of.ts'
import type { ClientShape } from '../../client-shape.ts'
import { linkAt } from '../../references/site-view.ts'
import { type ReadUrl, urlAt } from '../url-at.ts'
import { componentLines } from './component-lines.ts'
import { divergenceLines } from './divergence-lines.ts'
import { linkedCode } from './linked-code.ts'
import { codeBlock, escaped, inlineCode } from './markdown.ts'
import { shownAddress, shownHref } from './shown-href.ts'

/** Text for a place of the document, in Markdown. */
export interface HoverText {
  readonly span: Span
  readonly markdown: string
}

/** Maximum number of reasons in a hover. */
const mostReasons = 3

/**
 * Returns why a URL is wrong, its components, and its target. Valid URLs have a hover too. If a
 * template fills in part of a URL, only the known parts are described.
 */
export function hoverText(
  subject: Subject,
  findings: () => readonly Finding[],
  offset: number,
  compares: boolean,
  shape: ClientShape,
): HoverText | null {
  const read = urlAt(subject, offset)
  if (read === null) return null
  const parts = [
    ...reasons(read, findings(), offset, shape),
    codeBlock(componentLines(read)),
    ...destination(read, subject, offset),
    ...(compares && read.embedded.holes.length === 0 ? divergenceLines(read) : []),
  ]
  return { span: read.span, markdown: parts.join('\n\n') }
}

function destination(read: ReadUrl, { references }: Subject, offset: number): readonly string[] {
  const { embedded, result, options, baseFrom } = read
  if (embedded.holes.length > 0) {
    const author = embedded.site.kind === 'javascript' ? 'The program' : 'A template'
    return [`${author} fills in part of this URL.`]
  }
  if (result.url === null) return ['This cannot be parsed as a URL.']
  const { href } = result.url
  if (href === null && baseFrom === 'unknown') {
    const { index = null, path = '' } = references ?? {}
    const link = index === null ? null : linkAt({ index, path }, offset)
    // The server tells the file that it leads to, or what it has looked for.
    if (link !== null && link.resolution.state !== 'unknown') return []
    return ['The address of this document is unknown, so hreflint cannot tell where this goes.']
  }
  if (href === null || href === embedded.text) return []
  const shown = inlineCode(shownHref(read) ?? '')
  if (result.components.scheme !== null) return [`Read as ${shown}`]
  const leadsTo = `Goes to ${shown}`
  if (typeof options.base !== 'string') return [leadsTo]
  const base = inlineCode(shownAddress(options.base, options) ?? '')
  const from = baseFrom === 'element' ? 'from the base element' : 'the address of this document'
  return [leadsTo, `Base: ${base}, ${from}`]
}

/** Returns one reason for each code. Those of findings at the cursor come first. */
function reasons(
  { span }: ReadUrl,
  findings: readonly Finding[],
  offset: number,
  shape: ClientShape,
): readonly string[] {
  const own = findings.filter(
    finding => finding.span.start >= span.start && finding.span.end <= span.end,
  )
  const distance = (finding: Finding) =>
    finding.span.start <= offset && offset <= finding.span.end ? 0 : 1
  const ordered = own.toSorted((a, b) => distance(a) - distance(b))
  const different = new Map(ordered.toReversed().map(finding => [finding.code, finding]))
  const first = ordered.filter(finding => different.get(finding.code) === finding)
  const shown = first.slice(0, mostReasons).map(({ code, message, why }) => {
    return `${escaped(message)} ${escaped(why)} ${linkedCode(code, shape)}`
  })
  const left = first.length - shown.length
  return left > 0 ? [...shown, `And ${left} more.`] : shown
}
