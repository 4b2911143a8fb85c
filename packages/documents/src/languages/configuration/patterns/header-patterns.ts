import type { Span } from '@hreflint/core'
import { type EmbeddedText, sliceText } from '../../../embedded-text.ts'
import { dialectOfHeader } from '../../../markup/header-dialects.ts'
import { mergeHoles } from '../../../template/merge-holes.ts'
import type { EmbeddedPattern } from './embedded-pattern.ts'

/** Placeholders of shells, build tools, servers and template engines. A `*` is none in a header. */
const placeholder =
  /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\$\([^()]*\)|\$[A-Za-z_]\w*|\{\{(?:[^}]|\}(?!\}))*\}\}|<%.*?%>|\{[A-Za-z_%.$][^{}"]*\}|%\{[^{}]*\}\w?|%[A-Z_]{3,}%|@[A-Z_]{3,}@|__\w+?__|\[[A-Za-z][\w -]*\]|\.{3}|…/g

/** Returns the value of a response header as a pattern; nothing if the header is not judged. */
export function headerPattern(name: string, whole: EmbeddedText): readonly EmbeddedPattern[] {
  const dialect = dialectOfHeader(name)
  const trimmed = whole.text.trim()
  if (dialect === null || trimmed === '') return []
  const start = whole.text.length - whole.text.trimStart().length
  const value = sliceText(whole, start, start + trimmed.length)
  const found = Array.from(
    value.text.matchAll(placeholder),
    ({ 0: hole, index }): Span => ({
      start: index,
      end: index + hole.length,
    }),
  )
  const holes = mergeHoles([...value.holes, ...found])
  return [{ ...value, holes, dialect, isRelative: false }]
}
