// Where nothing is decoded, what would end the place cannot be written: then these give null.

/** Nothing is decoded in an identifier of a DOCTYPE, so nothing that would end it can be written. */
export function inIdentifier(text: string): string | null {
  return /["'>\0\r]/.test(text) ? null : text
}

/** What would end the element cannot be written in it. */
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
