import { cleanse } from '../cleanse.ts'
import { portInvalid } from '../issues/port-invalid.ts'
import type { Machine, Match } from '../machine.ts'

/**
 * Rule port: cleansed, without leading zeros. What is no digit is a parse exception; in a setter
 * the port ends there, a conformance error. No number is too large.
 */
export function port(machine: Machine, start: number): Match<string> | null {
  const end = machine.until(start, '/\\?#')
  machine.locate('port', start, end)
  const text = cleanse(machine, start, end, 'port', null).replace(/^0+(?=[0-9])/, '')
  const digits = /^[0-9]*/.exec(text)?.[0] ?? ''
  if (digits.length < text.length && !machine.isSetter) {
    const wrong = machine.input.slice(start, end).search(/[^0-9\t\n\r]/) + start
    const width = (machine.input.codePointAt(wrong) ?? 0) > 0xffff ? 2 : 1
    return machine.exception(portInvalid, wrong, wrong + width, { component: 'port' })
  }
  return { value: digits, end }
}
