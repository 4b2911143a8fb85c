// Escapes for places where nothing is decoded. They return null for text that would end the place.

/** Checks text for a DOCTYPE identifier. Returns null if it would end the identifier. */
export function inIdentifier(text: string): string | null {
  return /["'>\0\r]/.test(text) ? null : text
}

/** Checks text for a `style` element. Returns null if it would end the element. */
export function inStyleElement(text: string): string | null {
  return /<\/style|\0|\r/i.test(text) ? null : text
}

export function inScriptElement(text: string): string | null {
  return /<\/script|<!--|\0|\r/i.test(text) ? null : text
}

export function inCdata(text: string): string | null {
  return /]|>|\0|\r/.test(text) ? null : text
}

export function inComment(text: string): string | null {
  return /--|>/.test(text) ? null : text
}
