import type { DocumentComment } from '../embedded-url.ts'
import type { Placeholder } from './find-holes.ts'

/** `{# #}`; `{{! }}` and `{{!-- --}}`; `<%# %>` and `<%-- --%>`. */
const comment =
  /^(?:\{#([\s\S]*)#\}|\{\{~?!(?:--)?([\s\S]*?)(?:--)?~?\}\}|<%(?:#|--)([\s\S]*?)(?:--)?%>)$/

/** Returns the placeholders that are comments of the template language. */
export function templateComments(text: string, holes: readonly Placeholder[]): DocumentComment[] {
  return holes.flatMap(({ start, end, isStatement }) => {
    const found = isStatement ? comment.exec(text.slice(start, end)) : null
    if (found === null) return []
    return [{ span: { start, end }, text: found[1] ?? found[2] ?? found[3] ?? '' }]
  })
}
