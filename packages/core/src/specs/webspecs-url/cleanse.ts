import { platform } from '#platform'
import type { ComponentName } from '../../contract/components.ts'
import { escapeUnless } from '../../generic-syntax/characters/escape-unless.ts'
import { componentParams } from '../../generic-syntax/matching/component-params.ts'
import { mistakeOfCharacter } from '../../generic-syntax/matching/mistake-of.ts'
import { examinedEnd, strayPercentsEnd } from '../../generic-syntax/matching/scan-place.ts'
import { toScalarValues } from '../../text/code-point.ts'
import { definitionOf } from './definition-of.ts'
import { tabOrNewline } from './issues/white-space.ts'
import type { Machine } from './machine.ts'
import {
  type EncodeSet,
  isInEncodeSet,
  isUrlCodePoint,
  printableMembers,
} from './url-code-points.ts'

/**
 * "Cleanse" of the draft: signals everything but URL code points and escapes, removes tabs and newlines,
 * and with an encode set percent-encodes. A tab is signaled once, as what is removed.
 *
 * @param encoding the name of a legacy encoding; null for UTF-8. The draft would encode paths in
 * it too; only the query is given one.
 */
export function cleanse(
  machine: Machine,
  start: number,
  end: number,
  component: ComponentName,
  set: EncodeSet | null,
  encoding: string | null = null,
): string {
  const kept: string[] = []
  let from = start
  for (let offset = start; offset < end; ) {
    const codePoint = machine.input.codePointAt(offset) ?? 0
    const width = codePoint > 0xffff ? 2 : 1
    if (codePoint === 0x09 || codePoint === 0x0a || codePoint === 0x0d) {
      machine.signal(tabOrNewline, offset, offset + 1, componentParams[component])
      if (from < offset) kept.push(machine.input.slice(from, offset))
      from = offset + 1
    } else if (codePoint === 0x25) {
      // Neighbors are one issue.
      const after = strayPercentsEnd(machine.input, offset, end)
      if (after > offset) {
        const examined = examinedEnd(machine.input, after, end, isUrlCodePoint)
        machine.signal(definitionOf('stray-percent'), offset, examined, componentParams[component])
        offset = after
        continue
      }
    } else signalCharacter(machine, codePoint, offset, component)
    offset += width
  }
  kept.push(machine.input.slice(from, end))
  const text = kept.join('')
  return set === null ? text : percentEncodeBySet(text, set, encoding)
}

function signalCharacter(
  machine: Machine,
  codePoint: number,
  offset: number,
  component: ComponentName,
): void {
  if (isUrlCodePoint(codePoint)) return
  const definition = definitionOf(mistakeOfCharacter(codePoint))
  const end = offset + (codePoint > 0xffff ? 2 : 1)
  machine.signal(definition, offset, end, componentParams[component])
}

/** Percent-encodes the members of an encode set. */
export function percentEncodeBySet(
  text: string,
  set: EncodeSet,
  encoding: string | null = null,
): string {
  if (encoding !== null) {
    const { percentEncodeAfterEncoding } = platform.loadLegacyEncodings()
    return percentEncodeAfterEncoding(encoding, toScalarValues(text), printableMembers(set))
  }
  return escapeUnless(text, codePoint => !isInEncodeSet(codePoint, set))
}
