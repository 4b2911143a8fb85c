/** Percent-encodes every character of a text as UTF-8. */
export function percentEncoded(text: string): string {
  return text.replaceAll(/[\s\S]/gu, character => {
    const encoded = encodeURIComponent(character)
    return encoded === character
      ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
      : encoded
  })
}
