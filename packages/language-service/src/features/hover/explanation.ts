import { componentNames, describe, type Span } from '@hreflint/core'
import { replaceControls } from '@hreflint/core/internal'
import { maskedReading } from '@hreflint/core/shown'
import { suggestionTitle } from '../actions/quick-fixes.ts'
import type { ClientShape } from '../../client-shape.ts'
import type { ReadUrl } from '../url-at.ts'
import { componentLines } from './component-lines.ts'
import { divergenceLines } from './divergence-lines.ts'
import { linkedCode } from './linked-code.ts'
import { codeBlock, escaped, inlineCode } from './markdown.ts'
import { shownHref } from './shown-href.ts'

/** Returns everything that is known about a URL, as a Markdown document. */
export function explanation(read: ReadUrl, shape: ClientShape): string {
  const { embedded, written, options, result } = read
  const href = shownHref(read)
  const parts = [
    '# URL',
    codeBlock(drawing(read)),
    '## Components',
    codeBlock(componentLines(read)),
    result.url === null
      ? 'This cannot be parsed as a URL.'
      : href === null
        ? 'The address of this document is unknown, so hreflint cannot tell where this goes.'
        : `Goes to ${inlineCode(href)}`,
  ]
  if (result.issues.length > 0) parts.push('## Issues')
  for (const issue of result.issues) {
    const { message, why, fixes } = describe(issue, embedded.text, options, undefined, written)
    parts.push(
      `### ${linkedCode(issue.code, shape)}`,
      codeBlock(underlined(read, issue.span, '')),
      `${escaped(message)} ${escaped(why)}`,
    )
    for (const { title, safety } of fixes) {
      parts.push(`- ${escaped(safety === 'keeps-url' ? title : suggestionTitle(title, issue))}`)
    }
  }
  const divergences = divergenceLines(read)
  if (divergences.length > 0)
    parts.push('## Specifications that read it differently', ...divergences)
  return `${parts.join('\n\n')}\n`
}

/** Returns the URL, with each component marked on its own line. */
function drawing(read: ReadUrl): readonly string[] {
  const [url = '', ...marks] = componentNames.flatMap((name, index) => {
    const span = read.result.components[name]
    const lines = underlined(read, span ?? { start: 0, end: 0 }, name)
    if (span === null) return index === 0 ? lines.slice(0, 1) : []
    return index === 0 ? lines : lines.slice(1)
  })
  return [url, ...marks]
}

function underlined(
  { embedded, written, result }: ReadUrl,
  span: Span,
  label: string,
): readonly string[] {
  const { username } = result.components
  const { hidden: secrets } = maskedReading(embedded.text, result.components, written)
  // Every code unit keeps its column. Characters that are invisible or secret are replaced.
  const shown = replaceControls(embedded.text, () => '␣')
  const hidden = dotted(shown, [username, ...secrets])
  const mark = ' '.repeat(span.start) + '^'.repeat(Math.max(1, span.end - span.start))
  const line = label === '' ? mark : `${mark.padEnd(hidden.length + 2)}${label}`
  return [hidden, line]
}

function dotted(text: string, spans: readonly (Span | null)[]): string {
  let hidden = text
  for (const span of spans) {
    if (span === null) continue
    const dots = '•'.repeat(span.end - span.start)
    hidden = hidden.slice(0, span.start) + dots + hidden.slice(span.end)
  }
  return hidden
}
