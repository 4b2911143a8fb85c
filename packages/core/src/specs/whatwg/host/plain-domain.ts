/**
 * Whether `text.slice(start, end)` is certainly a domain that is its own result: lower-case letters,
 * digits and hyphens where the strict rules of UTS 46 allow them, no Punycode, and a last label
 * that no IPv4 address can end with.
 */
export function isPlainDomain(text: string, start: number, end: number): boolean {
  if (end - start > 253) return false
  let labelStart = start
  for (let i = start; i <= end; i++) {
    const unit = i === end ? 0x2e : text.charCodeAt(i)
    if (unit === 0x2e) {
      if (i === labelStart || i - labelStart > 63 || text.charCodeAt(i - 1) === 0x2d) return false
      if (i < end) labelStart = i + 1
    } else if (unit === 0x2d) {
      if (i === labelStart || (i === labelStart + 3 && text.charCodeAt(i - 1) === 0x2d))
        return false
    } else if (!((unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39))) return false
  }
  return text.charCodeAt(labelStart) > 0x39
}
