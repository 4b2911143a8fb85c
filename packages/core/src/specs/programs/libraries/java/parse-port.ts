/** `Integer.parseInt`: a sign and decimal digits of any script, up to 32 bits; null for anything else. */
export function parsePort(text: string): number | null {
  if (!/^[+-]?\p{Nd}+$/u.test(text)) return null
  let value = 0
  for (const digit of text.replace(/^[+-]/, '')) value = value * 10 + digitOf(digit)
  const signed = text.startsWith('-') ? -value : value
  return signed >= -(2 ** 31) && signed < 2 ** 31 ? signed : null
}

/** Decimal digits of a script are in a row, from zero on. */
function digitOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  let zero = point
  while (zero > point - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return point < 0x80 ? point - 0x30 : (point - zero) % 10
}
