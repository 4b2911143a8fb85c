import { type Issue, parse, type UrlOptions } from '@hreflint/core'
import { spansOverlap } from '@hreflint/core/internal'
import { unescapedHole } from '../issues/unescaped-hole.ts'
import type { UrlToJudge } from './judged-url.ts'

const none: readonly Issue[] = Object.freeze([])

/**
 * Finds the placeholders in the password of a connection string. `text` has its placeholders
 * overwritten.
 */
export function findUnescapedHoles(
  { holes }: Pick<UrlToJudge, 'holes'>,
  text: string,
  options: UrlOptions,
): readonly Issue[] {
  if (holes.length === 0 || options.spec?.schemes === undefined) return none
  const { password } = parse(text, options).components
  if (password === null) return none
  const { code, kind, specName } = unescapedHole
  return holes
    .filter(hole => spansOverlap(hole, password))
    .map(span => ({ code, kind, specName, span, params: {} }))
}
