import { decodeFormBytes } from './decode-form-bytes.ts'

/** A name and its value. */
export type FormEntry = readonly [name: string, value: string]

export interface ParseFormOptions {
  /** Whether a first part without `=` is a value without a name. */
  readonly isIndex?: boolean
}

/** The application/x-www-form-urlencoded parser of the draft, for UTF-8. Signals nothing. */
export function parseForm(input: string, { isIndex = false }: ParseFormOptions = {}): FormEntry[] {
  const parts = input.split('&')
  if (isIndex && !parts[0]?.includes('=')) parts[0] = `=${parts[0]}`
  return parts
    .filter(part => part !== '')
    .map(part => {
      const equals = part.indexOf('=')
      const name = equals < 0 ? part : part.slice(0, equals)
      return [decodeFormBytes(name), decodeFormBytes(equals < 0 ? '' : part.slice(equals + 1))]
    })
}
