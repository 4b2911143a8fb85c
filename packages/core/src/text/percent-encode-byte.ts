/** Each byte as `%` and two upper-case hexadecimal digits. */
const encoded: readonly string[] = Array.from(
  { length: 256 },
  (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
)

/** [Percent-encodes](https://url.spec.whatwg.org/#percent-encode) a byte. */
export function percentEncodeByte(byte: number): string {
  return encoded[byte] ?? ''
}
