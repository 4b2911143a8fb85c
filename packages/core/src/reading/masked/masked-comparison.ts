import type { Comparison } from '../../comparison/compare.ts'
import { maskPasswords, passwordMask } from '../../text/passwords.ts'
import { maskedText, maskedUrl, misreadParts } from './masked-url.ts'

/** Masks passwords in a comparison, except in its input, because the offsets of issues refer to it. */
export function maskedComparison(comparison: Comparison): Comparison {
  const { input, readings, divergences } = comparison
  const hasMisreadHost = (id: string) => {
    const reading = readings.find(({ spec }) => spec === id)
    return reading !== undefined && misreadParts(input, reading.components)('host')
  }
  return {
    ...comparison,
    readings: readings.map(reading => ({
      ...reading,
      href: maskedText(reading.href),
      url: reading.url === null ? null : maskedUrl(reading.url, input, reading.components),
    })),
    divergences: divergences.map(divergence => ({
      ...divergence,
      sides: divergence.sides.map(side => ({
        ...side,
        value:
          divergence.grade === 'host' && side.specs.some(hasMisreadHost)
            ? passwordMask
            : maskPasswords(side.value),
      })),
    })),
  }
}
