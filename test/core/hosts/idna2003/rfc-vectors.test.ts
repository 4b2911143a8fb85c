import { labelToAscii, nameprep, toAscii, toUnicode } from '@hreflint/core/idna2003'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../../support/oracles/conformance.ts'

const conformance = conformanceOf('rfc')

interface Vector {
  readonly name: string
  readonly input: string
  readonly output: string | null
  readonly error?: string
  readonly allowUnassigned?: boolean
  readonly scope?: string
}

function vectors<Kind = Vector>(file: string): Kind[] {
  return (conformance.read(`${file}`) as { tests: Kind[] }).tests
}

/** A text and its Punycode, without prefix. */
interface Sample {
  readonly name: string
  readonly decoded: string
  readonly encoded: string
}

function isAscii(text: string): boolean {
  return /^[\0-\x7F]*$/.test(text)
}

const strict = { allowUnassigned: true, useStd3AsciiRules: true }
const lax = { allowUnassigned: false, useStd3AsciiRules: false }

describe.skipIf(!conformance.present)(conformance.title('IDNA2003 vectors'), () => {
  if (!conformance.present) return

  test.each(vectors('nameprep.json'))('Nameprep: $name', vector => {
    const result = nameprep(vector.input, vector.allowUnassigned ?? false)
    expect(result.text).toBe(vector.output)
    expect(result.failure).toBe(vector.error?.replace(/^bidi.*/, 'bidi') ?? null)
  })

  test.each(vectors<Sample>('punycode.json'))('Punycode: $name', ({ decoded, encoded }) => {
    const label = `xn--${encoded}`.toLowerCase()
    // ToASCII leaves ASCII as it is and refuses more than 63 characters (RFC 3490 section 4.1);
    // ToUnicode takes only what ToASCII gives (section 4.2).
    const refused = isAscii(decoded) || label.length > 63
    const ascii = isAscii(decoded) ? decoded : refused ? null : label
    expect(labelToAscii(decoded, lax).ascii?.toLowerCase() ?? null).toBe(ascii)
    expect(toUnicode(label, lax).toLowerCase()).toBe(refused ? label : decoded.toLowerCase())
  })

  test.each(vectors('idna2003-nfkc.json'))('NFKC of Unicode 3.2: $input', ({ input, output }) => {
    expect(nameprep(input, true).text).toBe(output)
  })

  test.each(vectors('idna2003-toascii-std3.json'))('ToASCII: $name', ({ input, output }) => {
    expect(toAscii(input, strict).ascii?.toLowerCase() ?? null).toBe(output?.toLowerCase() ?? null)
  })

  test.each(vectors('idna2003-toascii-labels.json'))('label: $name', ({ input, output, scope }) => {
    const convert = scope === 'domain' ? toAscii : labelToAscii
    expect(convert(input, lax).ascii?.toLowerCase() ?? null).toBe(output?.toLowerCase() ?? null)
  })

  test.each(vectors('idna2003-tounicode.json'))('ToUnicode: $input', ({ input, output }) => {
    expect(toUnicode(input, strict)).toBe(output)
  })
})
