import { type Components, componentNames } from '@hreflint/core'
import { visible } from '../reporters/visible.ts'

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
  const parts = componentNames
    .map(name => ({ name, span: components[name] }))
    .flatMap(({ name, span }) =>
      span === null || span.start === span.end ? [] : [{ name, ...span }],
    )
    .sort((a, b) => a.start - b.start)
    .map(part => ({ ...part, stem: (part.start + part.end - 1) >> 1 }))
  if (parts.length === 0) return [visible(input)]
  let bars = ''
  for (const { start, end, stem } of parts) {
    bars = `${bars.padEnd(start)}${'─'.repeat(stem - start)}┬${'─'.repeat(end - stem - 1)}`
  }
  const names = parts.map(({ name, stem }, index) => {
    let line = ''
    for (const left of parts.slice(0, index)) line = `${line.padEnd(left.stem)}│`
    return `${line.padEnd(stem)}└ ${name}`
  })
  return [visible(input), bars, ...names.reverse()]
}
