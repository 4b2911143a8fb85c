import { platform } from '#platform'

/** The labels that were asked for: it takes longer to get at the package than to look one up. */
const names = new Map<string, string | null>()

/**
 * The [output encoding](https://encoding.spec.whatwg.org/#get-an-output-encoding) that a label
 * stands for: the name of a legacy encoding, or null for UTF-8.
 *
 * @throws RangeError for a label that the Encoding Standard does not know.
 */
export function legacyEncodingName(label: string | undefined): string | null {
  if (label === undefined || label === 'utf-8') return null
  const known = names.get(label)
  if (known !== undefined) return known
  const name = platform.loadLegacyEncodings().labelToName(label)
  if (name === null) {
    throw new RangeError(
      `Unknown encoding label ${JSON.stringify(label)}. Use a label of the Encoding Standard, such as utf-8, windows-1252, shift_jis, gbk, euc-kr.`,
    )
  }
  const encodesAsUtf8 = name === 'UTF-8' || name === 'replacement' || name.startsWith('UTF-16')
  const outputName = encodesAsUtf8 ? null : name
  names.set(label, outputName)
  return outputName
}
