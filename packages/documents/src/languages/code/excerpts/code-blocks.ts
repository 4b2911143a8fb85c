import type { EmbeddedUrl } from '../../../embedded-url.ts'
import { plainText } from '../../../embedded-text.ts'
import { excerptUrls } from './excerpt-urls.ts'
import { locatorOfExcerpt } from './languages-of-excerpts.ts'

/** A block of code that a document shows. */
export interface CodeBlock {
  /** The name of its language; empty if it has none. */
  readonly language: string
  /** Offsets where its lines start and end, without the markers around them. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** Returns the connection strings in a block of code. */
export function codeBlockUrls(
  source: string,
  { language, starts, ends }: CodeBlock,
): readonly EmbeddedUrl[] {
  const locate = locatorOfExcerpt(language)
  const [start = 0] = starts
  if (locate === null || starts.length === 0) return []
  let code = ''
  let at = start
  for (const [index, from] of starts.entries()) {
    // A marker is as long as what is written in its place.
    code += source.slice(at, from).replaceAll(/[^\r\n]/g, ' ')
    at = Math.max(at, ends[index] ?? from)
    code += source.slice(from, at)
  }
  return excerptUrls(
    plainText(code, start, text => (/[\r\n]/.test(text) ? null : text)),
    locate,
  )
}
