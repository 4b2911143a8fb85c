/**
 * Text from a file or a file name, made safe for a terminal: control and format characters cannot
 * move the cursor or turn the reading direction.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, character => {
    if (character === '\t') return ' '
    const code = character.charCodeAt(0)
    if (code < 0x20) return String.fromCharCode(0x2400 + code)
    return code === 0x7f ? '\u2421' : '\uFFFD'
  })
}
