import type { Comparison, Divergence, DivergenceSide, Reading } from '../../comparison/compare.ts'
import type { ComponentName } from '../../contract/components.ts'
import { hide } from '../../text/secrets/masked-text.ts'
import { repeatsSecret } from '../../text/secrets/repeats-secret.ts'
import { secretSpans } from '../../text/secrets/secret-spans.ts'
import { mask } from '../../text/secrets/shown-text.ts'
import type { BaseOptions } from '../reading.ts'
import { shownIssue } from './shown-issue.ts'
import { shownUrl } from './shown-url.ts'

/** Hides secrets in a comparison, except in its input, because the offsets of issues refer to it. */
export function shownComparison(comparison: Comparison, base?: BaseOptions['base']): Comparison {
  const { input } = comparison
  const readings = comparison.readings.map((reading): Reading => {
    const { url, components } = reading
    const shown = url === null ? null : shownUrl({ url, components, input, base })
    const issues = reading.issues.map(issue => shownIssue(issue, input))
    return { ...reading, href: shown?.href ?? null, url: shown, issues }
  })
  return {
    input,
    readings,
    divergences: comparison.divergences.map(divergence => ({
      ...divergence,
      sides: divergence.sides.map(side => ({
        ...side,
        value: sideValue(divergence, side, comparison, readings),
      })),
    })),
  }
}

/** Returns the value of a side: as it is, if the part that it is about shows nothing that is secret. */
function sideValue(
  { grade }: Divergence,
  { value, specs }: DivergenceSide,
  { input, readings }: Comparison,
  shown: readonly Reading[],
): string {
  if (grade === 'verdict' || value === '') return value
  const index = readings.findIndex(({ spec }) => specs.includes(spec))
  const [before, after] = [readings[index]?.url, shown[index]?.url]
  if (before == null || after == null) return mask
  if (grade === 'url') return after.href ?? mask
  // The value of a host has its port.
  const names: readonly ComponentName[] =
    grade === 'userinfo' ? ['username'] : grade === 'host' ? ['host', 'port'] : [grade]
  const isHidden = names.some(name => after[name] === mask || after[name] !== before[name])
  if (isHidden) return mask
  const isShown = names.some(name => after[name] === value)
  const isPart =
    !isShown &&
    secretSpans(input).some(({ start, end }) => repeatsSecret(input.slice(start, end), value))
  return isPart ? mask : hide(value)
}
