import { type ClientShape, pageFor } from '../../client-shape.ts'
import { escaped } from './markdown.ts'

/** A code in Markdown, with a link to what it means where the client shows that. */
export function linkedCode(code: string, shape: ClientShape): string {
  const page = pageFor(code, shape)
  return page === null ? escaped(code) : `[${escaped(code)}](${page})`
}
