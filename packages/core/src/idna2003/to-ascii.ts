import { encodePunycode } from '../uts46/punycode/encode-punycode.ts'
import { isAscii } from '../text/code-point.ts'
import type { Span } from '../text/span.ts'
import { type NameprepFailure, nameprep } from './nameprep.ts'

/** The flags of RFC 3490 section 4. */
export interface IdnaFlags {
  readonly allowUnassigned: boolean
  readonly useStd3AsciiRules: boolean
}

/**
 * Why a label has no ASCII form. `std3`: a character other than letters, digits and hyphens, or a
 * hyphen at its start or end. `prefix`: it is not ASCII, and begins with `xn--` all the same.
 * `length`: no, or more than 63 characters.
 */
export type LabelFailure = NameprepFailure | 'std3' | 'prefix' | 'length'

export type AsciiLabel =
  | { readonly ascii: string; readonly failure: null }
  | { readonly ascii: null; readonly failure: LabelFailure }

export type AsciiDomain =
  | { readonly ascii: string; readonly failure: null }
  /** `label`: the span of the first label that failed. */
  | { readonly ascii: null; readonly failure: LabelFailure; readonly label: Span }

/** The label separators of RFC 3490 section 3.1. */
const separators = /[.\u3002\uff0e\uff61]/g

/**
 * ToASCII (RFC 3490 section 4.1) on each label of a domain; the labels are joined with `.`. The
 * empty label after a final separator is the root and stays.
 */
export function toAscii(domain: string, flags: IdnaFlags): AsciiDomain {
  const labels: string[] = []
  let start = 0
  for (const text of domain.split(separators)) {
    const label = { start, end: start + text.length }
    start = label.end + 1
    if (text === '' && label.start > 0 && label.end === domain.length) labels.push('')
    else {
      const converted = labelToAscii(text, flags)
      if (converted.failure !== null) return { ...converted, label }
      labels.push(converted.ascii)
    }
  }
  return { ascii: labels.join('.'), failure: null }
}

/** ToASCII (RFC 3490 section 4.1) on one label. An all-ASCII label keeps its case. */
export function labelToAscii(label: string, flags: IdnaFlags): AsciiLabel {
  const prepared = isAscii(label)
    ? { text: label, failure: null }
    : nameprep(label, flags.allowUnassigned)
  if (prepared.failure !== null) return { ascii: null, failure: prepared.failure }
  const { text } = prepared
  if (flags.useStd3AsciiRules && breaksStd3(text)) return { ascii: null, failure: 'std3' }
  if (isAscii(text)) return lengthChecked(text)
  if (/^xn--/i.test(text)) return { ascii: null, failure: 'prefix' }
  // Punycode has at least one character for each of the label, and nothing so short overflows.
  const punycode = text.length > 2 * 63 ? null : encodePunycode(text)
  return punycode === null ? { ascii: null, failure: 'length' } : lengthChecked(`xn--${punycode}`)
}

function lengthChecked(ascii: string): AsciiLabel {
  const fits = ascii.length >= 1 && ascii.length <= 63
  return fits ? { ascii, failure: null } : { ascii: null, failure: 'length' }
}

/** RFC 3490 section 4.1 step 3. Characters outside ASCII are not its business. */
function breaksStd3(text: string): boolean {
  return /[\0-,./:-@[-`{-\x7f]/.test(text) || text.startsWith('-') || text.endsWith('-')
}
