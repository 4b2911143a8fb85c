import { type Issue, parse, type UrlOptions } from '@hreflint/core'
import { spansOverlap } from '@hreflint/core/internal'
import { unescapedHole } from '../../issues/unescaped-hole.ts'
import type { UrlToJudge } from '../judged-url.ts'

const none: readonly Issue[] = Object.freeze([])

/** Matches functions that percent-encode in the usual languages, and names that say it was done. */
const encoded = /quote|escape|encode|urlquery/i

/** Matches placeholders of formats. Whether their values are encoded is unknown. */
const unnamed = /^(?:%[sdvq]|\{\d*\})$/

/**
 * Finds the placeholders in the password of a connection string whose values nothing encodes.
 * `text` has its placeholders overwritten.
 */
export function findUnescapedHoles(
  { holes, text: written }: Pick<UrlToJudge, 'holes' | 'text'>,
  text: string,
  options: UrlOptions,
): readonly Issue[] {
  if (holes.length === 0 || options.spec?.schemes === undefined) return none
  const { password } = parse(text, options).components
  if (password === null) return none
  const { code, kind, specName } = unescapedHole
  return holes
    .filter(hole => spansOverlap(hole, password))
    .filter(({ start, end }) => {
      const placeholder = written.slice(start, end)
      return !encoded.test(placeholder) && !unnamed.test(placeholder)
    })
    .map(span => ({ code, kind, specName, span, params: {} }))
}
