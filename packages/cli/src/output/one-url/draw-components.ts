import { type Components, componentNames, type Span } from '@hreflint/core'
import type { MaskedText } from '@hreflint/core/internal'
import { maskedReading } from '@hreflint/core/shown'
import { visible } from '../../reporters/visible.ts'
import { withoutCommandAtStart } from '../../reporters/workflow-commands.ts'

/**
 * Names the parts of a URL underneath it:
 *
 *     https://example.com:8080/a?q=1#top
 *     ──┬──   ─────┬───── ─┬── ┬ ─┬─ ─┬─
 *       │          │       │   │  │   └ fragment
 *       │          │       │   │  └ query
 *       │          │       │   └ path
 *       │          │       └ port
 *       │          └ host
 *       └ scheme
 *
 * A part that is written and empty has no character to be named under, and is left out.
 */
export function drawComponents(input: string, components: Components): readonly string[] {
  const masked = maskedReading(input, components)
  const shown = withoutCommandAtStart(visible(masked.toString()))
  const parts = componentNames
    .map(name => ({ name, span: shownSpan(components[name], masked) }))
    .flatMap(({ name, span }) =>
      span === null || span.start === span.end ? [] : [{ name, ...span }],
    )
    .sort((a, b) => a.start - b.start)
    .map(part => ({ ...part, stem: (part.start + part.end - 1) >> 1 }))
  if (parts.length === 0) return [shown]
  let bars = ''
  for (const { start, end, stem } of parts) {
    bars = `${bars.padEnd(start)}${'─'.repeat(stem - start)}┬${'─'.repeat(end - stem - 1)}`
  }
  const names = parts.map(({ name, stem }, index) => {
    let line = ''
    for (const left of parts.slice(0, index)) line = `${line.padEnd(left.stem)}│`
    return `${line.padEnd(stem)}└ ${name}`
  })
  return [shown, bars, ...names.reverse()]
}

function shownSpan(span: Span | null, masked: MaskedText): Span | null {
  return span === null ? null : masked.spanAt(span)
}
