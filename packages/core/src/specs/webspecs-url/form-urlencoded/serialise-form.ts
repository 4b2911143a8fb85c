import { percentEncode } from '../../../generic-syntax/percent-encode.ts'
import type { FormEntry } from './parse-form.ts'

/** The application/x-www-form-urlencoded serialiser of the draft. */
export function serialiseForm(entries: readonly FormEntry[]): string {
  return entries.map(([name, value]) => `${serialiseByte(name)}=${serialiseByte(value)}`).join('&')
}

/** The byte serialiser, on the UTF-8 bytes of `text`. */
export function serialiseByte(text: string): string {
  return text.replace(/[^*\-.0-9A-Z_a-z]/gu, character =>
    character === ' ' ? '+' : percentEncode(character),
  )
}
