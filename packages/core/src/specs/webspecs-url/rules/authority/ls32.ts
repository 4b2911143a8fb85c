import { decimalByte } from './decimal-byte.ts'

/** Rule ls32: four decimal-bytes, as two pieces. Null: no match. `range`: a byte above 255. */
export function ls32(text: string): readonly [number, number] | 'range' | null {
  const bytes = text.split('.', 5).map(decimalByte)
  if (bytes.length !== 4 || !bytes.every(byte => byte !== null)) return null
  if (bytes.some(byte => byte > 255)) return 'range'
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  return [a * 256 + b, c * 256 + d]
}
