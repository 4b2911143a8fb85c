import type { Comparison, DivergenceGrade, DivergenceSide } from '@hreflint/core'
import type { createColors } from 'picocolors'
import { excerpt, textOf } from '../excerpt.ts'
import { wrapWords } from '../wrap-words.ts'

type Colors = ReturnType<typeof createColors>

/**
 * What the readings mean for the reader, the dangerous first.
 *
 * @param areAlike whether what is shown of them is the same.
 */
export function conclusionsOf(
  { divergences, readings }: Comparison,
  areAlike: boolean,
  colors: Colors,
  width: number,
): readonly string[] {
  if (readings.length < 2) return ['With one specification alone there is nothing to compare.']
  if (divergences.length === 0) {
    const same = 'All read it the same way.'
    const meant = 'All read the same URL, and write it in different ways.'
    return [colors.green(areAlike ? same : meant)]
  }
  const lines = divergences.flatMap(({ grade, sides }) => conclusion(grade, sides, colors, width))
  // One for each host with several URLs; once is enough.
  return [...new Set(lines)]
}

function conclusion(
  grade: DivergenceGrade,
  sides: readonly DivergenceSide[],
  colors: Colors,
  width: number,
): readonly string[] {
  switch (grade) {
    case 'host':
      return [
        colors.bold(colors.red('Danger: programs send this to different hosts.')),
        ...sides.flatMap(side => sideLines(side, width)),
        'What one of them checks is not what another one opens.',
      ]
    case 'url':
      return [colors.yellow('Programs ask one host for different URLs.')]
    case 'verdict':
      return ['The specifications do not agree whether it may be written so.']
  }
}

function sideLines({ value, specs }: DivergenceSide, width: number): readonly string[] {
  const host = excerpt(value === '' ? 'no host' : value, [], Math.max(20, width - 4))
  const text = `${textOf(host)}: ${specs.join(', ')}`
  return wrapWords(text, width - 6).map((line, index) => `${index === 0 ? '  ' : '      '}${line}`)
}
