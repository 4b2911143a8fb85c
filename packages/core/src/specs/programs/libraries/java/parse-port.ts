/** Parses a number as `Integer.parseInt` does: a sign and decimal digits of any script, 32 bits. Null otherwise. */
export function parsePort(text: string): number | null {
  if (!/^[+-]?\p{Nd}+$/u.test(text)) return null
  let value = 0
  for (const digit of text.replace(/^[+-]/, '')) value = value * 10 + digitOf(digit)
  const signed = text.startsWith('-') ? -value : value
  return signed >= -(2 ** 31) && signed < 2 ** 31 ? signed : null
}

/** Returns the value of a digit. The decimal digits of a script are consecutive code points, starting with zero. */
function digitOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  let zero = point
  while (zero > point - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return point < 0x80 ? point - 0x30 : (point - zero) % 10
}
