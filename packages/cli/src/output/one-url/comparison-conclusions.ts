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
  if (readings.length < 2) return ['There is nothing to compare with only one specification.']
  if (divergences.length === 0) {
    const same = 'All of them read it the same way.'
    const meant = 'All of them read the same URL, but write it differently.'
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
        colors.bold(colors.red('Danger: programs send this URL to different hosts.')),
        ...sides.flatMap(side => sideLines(side, width)),
        'A program may check one host and open another.',
      ]
    case 'scheme':
      return [
        colors.bold(colors.red('Danger: programs use different protocols.')),
        ...sides.flatMap(side => sideLines(side, width)),
      ]
    case 'port':
      return [
        colors.bold(colors.red('Danger: programs connect to different ports.')),
        ...sides.flatMap(side => sideLines(side, width)),
      ]
    case 'userinfo':
      return [colors.yellow('Programs send different user names or passwords.')]
    case 'url':
      return [colors.yellow('Programs request different URLs from the same host.')]
    case 'verdict':
      return ['They disagree on whether this URL is allowed.']
  }
}

function sideLines({ value, specs }: DivergenceSide, width: number): readonly string[] {
  const host = excerpt(value === '' ? 'no host' : value, [], Math.max(20, width - 4))
  const text = `${textOf(host)}: ${specs.join(', ')}`
  return wrapWords(text, width - 6).map((line, index) => `${index === 0 ? '  ' : '      '}${line}`)
}
