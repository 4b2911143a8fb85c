/**
 * Returns a matcher for codes and hosts. `*` matches any characters, everything else matches
 * itself. Takes the first match of each part and never backtracks, so no glob is slow.
 */
export function globMatcher(glob: string): (text: string) => boolean {
  const parts = glob.split('*')
  const [first = ''] = parts
  const last = parts.at(-1) ?? ''
  if (parts.length === 1) return text => text === glob
  const inner = parts.slice(1, -1).filter(part => part !== '')
  return text => {
    if (!text.startsWith(first) || !text.endsWith(last)) return false
    const end = text.length - last.length
    let at = first.length
    for (const part of inner) {
      const found = text.indexOf(part, at)
      if (found === -1) return false
      at = found + part.length
    }
    return at <= end
  }
}
