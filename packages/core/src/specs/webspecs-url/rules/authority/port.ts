import { cleanse } from '../../cleanse.ts'
import { portInvalid } from '../../issues/authority.ts'
import type { Machine, Match } from '../../machine.ts'

/** What a setter makes of an issue that ends parsing. */
const portTruncated = {
  ...portInvalid,
  kind: 'conformance-error',
  specName: 'conformance error',
} as const

/**
 * Rule port: cleansed, without leading zeros. Anything but a digit is a parse exception; in a setter
 * the port ends there, a conformance error. No number is too large.
 */
export function port(machine: Machine, start: number): Match<string> | null {
  const end = machine.until(start, '/\\?#')
  machine.locate('port', start, end)
  const text = cleanse(machine, start, end, 'port', null).replace(/^0+(?=.)/su, '')
  const digits = /^[0-9]*/.exec(text)?.[0] ?? ''
  if (digits.length < text.length) {
    const wrong = machine.input.slice(start, end).search(/[^0-9\t\n\r]/) + start
    const width = (machine.input.codePointAt(wrong) ?? 0) > 0xffff ? 2 : 1
    const params = { component: 'port' }
    if (!machine.isSetter) return machine.exception(portInvalid, wrong, wrong + width, params)
    machine.signal(portTruncated, wrong, end, params)
  }
  return { value: digits, end }
}
