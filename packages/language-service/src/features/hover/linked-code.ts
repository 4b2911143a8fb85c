import { type ClientShape, pageFor } from '../../client-shape.ts'
import { escaped } from './markdown.ts'

/** Returns a code in Markdown, with a link to its explanation if the client has one. */
export function linkedCode(code: string, shape: ClientShape): string {
  const page = pageFor(code, shape)
  return page === null ? escaped(code) : `[${escaped(code)}](${page})`
}
