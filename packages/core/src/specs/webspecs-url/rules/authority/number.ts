import { ipv4Part } from '../../../../generic-syntax/host/ipv4-number.ts'

export interface Ipv4Number {
  readonly value: number
  readonly radix: 8 | 10 | 16
}

/**
 * Rule number, on the text between the dots of a host: `0x` and hexadecimal digits, `0` and octal
 * digits, digits. `08` is decimal, since the first two do not take it up to its end.
 */
export function number(text: string): Ipv4Number | null {
  if (!/^(?:0x[0-9a-f]+|[0-9]+)$/i.test(text)) return null
  const value = ipv4Part(text)
  if (value === null) return { value: Number(text), radix: 10 }
  if (/^0x/i.test(text)) return { value, radix: 16 }
  return { value, radix: /^0./.test(text) ? 8 : 10 }
}
