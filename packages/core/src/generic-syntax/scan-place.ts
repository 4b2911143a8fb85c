import type { ComponentName } from '../components.ts'
import { isAsciiHexDigit } from '../text/code-point.ts'
import type { Characters, Place } from './characters.ts'
import type { Offence } from './offence.ts'

/** Records what `place` does not take of `input` from `start` to `end`. */
export function scanPlace(
  input: string,
  characters: Characters,
  component: ComponentName,
  place: Place,
  start: number,
  end: number,
  offences: Offence[],
): void {
  let offset = start
  while (offset < end) {
    const codePoint = input.codePointAt(offset) ?? 0
    const width = codePoint > 0xffff ? 2 : 1
    if (codePoint === 0x25) {
      if (!isEscape(input, offset, end) && !characters.takesLonePercent(place)) {
        const span = { start: offset, end: Math.min(offset + 3, end) }
        offences.push({ kind: 'percent', component, span })
      }
    } else if (
      !characters.takes(codePoint, place) &&
      !(codePoint === 0x2f && place === 'segment')
    ) {
      const kind = codePoint === 0x40 && place === 'reg-name' ? 'at-sign' : 'character'
      offences.push({ kind, component, span: { start: offset, end: offset + width } })
    }
    offset += width
  }
}

/** Whether `%` and two hexadecimal digits stand at `offset`. */
export function isEscape(input: string, offset: number, end: number): boolean {
  return (
    offset + 3 <= end &&
    isAsciiHexDigit(input.charCodeAt(offset + 1)) &&
    isAsciiHexDigit(input.charCodeAt(offset + 2))
  )
}
