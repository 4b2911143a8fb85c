import type { ComponentName } from '../../contract/components.ts'
import { isAsciiHexDigit } from '../../text/code-point.ts'
import type { Characters, Place } from '../characters/characters.ts'
import { mistakeOfCharacter } from './mistake-of.ts'
import type { OffenceListener } from './offence.ts'

/**
 * Reports the characters of `input` from `start` to `end` that `place` does not allow. Adjacent
 * characters with the same issue are one offence.
 */
export function scanPlace(
  input: string,
  characters: Characters,
  component: ComponentName,
  place: Place,
  start: number,
  end: number,
  onOffence: OffenceListener,
): void {
  const isOffending = (codePoint: number): boolean =>
    codePoint !== 0x25 &&
    !characters.takes(codePoint, place) &&
    !(codePoint === 0x2f && place === 'segment')
  const taken = characters.ascii[place]
  let offset = start
  while (offset < end) {
    if (taken[input.charCodeAt(offset)] === 1) {
      offset += 1
      continue
    }
    const codePoint = input.codePointAt(offset) ?? 0
    if (codePoint === 0x25) {
      const after = strayPercentsEnd(input, offset, end)
      if (after > offset && !characters.takesLonePercent(place)) {
        const isTaken = (unit: number) => taken[unit] === 1
        onOffence('percent', component, offset, examinedEnd(input, after, end, isTaken))
      }
      offset = Math.max(after, offset + 1)
    } else if (isOffending(codePoint)) {
      const kind = codePoint === 0x40 && place === 'reg-name' ? 'at-sign' : 'character'
      const after = endOfRun(input, offset, end, isOffending)
      onOffence(kind, component, offset, after)
      offset = after
    } else offset += widthOf(codePoint)
  }
}

/** Returns the end of the run of characters that have the same issue as the one at `offset`. */
function endOfRun(
  input: string,
  offset: number,
  end: number,
  isOffending: (codePoint: number) => boolean,
): number {
  const first = input.codePointAt(offset) ?? 0
  const mistake = mistakeOfCharacter(first)
  let after = offset + widthOf(first)
  while (after < end) {
    const codePoint = input.codePointAt(after) ?? 0
    const isSame = codePoint === first || mistakeOfCharacter(codePoint) === mistake
    if (!isSame || !isOffending(codePoint)) break
    after += widthOf(codePoint)
  }
  return after
}

/** Returns the end of the run of `%` at `offset` that are not followed by two hexadecimal digits. */
export function strayPercentsEnd(input: string, offset: number, end: number): number {
  let after = offset
  while (after < end && input[after] === '%' && !isEscape(input, after, end)) after++
  return after
}

/**
 * Returns the end of the text that is in the place of the hexadecimal digits after a `%`: at most two
 * ASCII characters that are allowed by themselves and do not end a segment.
 */
export function examinedEnd(
  input: string,
  after: number,
  end: number,
  isTaken: (unit: number) => boolean,
): number {
  let examined = after
  while (examined < Math.min(after + 2, end)) {
    const unit = input.charCodeAt(examined)
    if (unit > 0x7f || unit === 0x25 || unit === 0x2f || !isTaken(unit)) break
    examined++
  }
  return examined
}

/** Whether there are `%` and two hexadecimal digits at `offset`. */
export function isEscape(input: string, offset: number, end: number): boolean {
  return (
    offset + 3 <= end &&
    isAsciiHexDigit(input.charCodeAt(offset + 1)) &&
    isAsciiHexDigit(input.charCodeAt(offset + 2))
  )
}

function widthOf(codePoint: number): number {
  return codePoint > 0xffff ? 2 : 1
}
