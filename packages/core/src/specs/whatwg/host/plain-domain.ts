/**
 * Where the plain domain that begins at `start` ends; -1 if none does. Plain is a domain that is
 * certainly its own result: lower-case letters, digits and hyphens where the strict rules of UTS 46
 * allow them, no Punycode, and a last label that no IPv4 address can end with. It ends at a code
 * unit that ends a host: `/`, `:`, `?`, `#` or the end of the text.
 */
export function plainDomainEnd(text: string, start: number): number {
  let labelStart = start
  let i = start
  for (; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit >= 0x61 && unit <= 0x7a) continue
    if (unit === 0x2e) {
      if (!isLabelLength(i - labelStart) || text.charCodeAt(i - 1) === 0x2d) return -1
      labelStart = i + 1
    } else if (unit === 0x2d) {
      if (i === labelStart || (i === labelStart + 3 && text.charCodeAt(i - 1) === 0x2d)) return -1
    } else if (unit < 0x30 || unit > 0x39) {
      if (unit !== 0x2f && unit !== 0x3a && unit !== 0x3f && unit !== 0x23) return -1
      break
    }
  }
  const isDomain =
    isLabelLength(i - labelStart) &&
    i - start <= 253 &&
    text.charCodeAt(i - 1) !== 0x2d &&
    text.charCodeAt(labelStart) > 0x39
  return isDomain ? i : -1
}

function isLabelLength(length: number): boolean {
  return length > 0 && length <= 63
}
