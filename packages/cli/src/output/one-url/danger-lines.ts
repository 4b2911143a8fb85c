import { compare, type UrlOptions } from '@hreflint/core'
import { shownComparison } from '@hreflint/core/shown'
import { comparedFor } from '@hreflint/linter'
import { createColors } from 'picocolors'
import { conclusionsOf } from './comparison-conclusions.ts'

const plain = createColors(false)

/** Returns lines that say where programs go for one URL; none if all go to the same place. */
export function dangerLines(input: string, { base, encoding }: UrlOptions): readonly string[] {
  const comparison = compare(input, comparedFor(input), { base, encoding })
  const divergences = comparison.divergences.filter(({ grade }) => grade !== 'verdict')
  if (divergences.length === 0) return []
  const parting = shownComparison({ ...comparison, divergences }, base)
  return ['', ...conclusionsOf(parting, false, plain, 100), 'hreflint compare shows each reading.']
}
