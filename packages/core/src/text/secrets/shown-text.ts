declare const isShown: unique symbol

/**
 * Text that people or files may see, because it has no secret in it. Only `hide`, `MaskedText` and what makes
 * text from theirs return it.
 */
export type ShownText = string & { readonly [isShown]: true }

/** Replaces a secret where text is shown. In a URL that is parsed again, it is a secret too. */
export const mask = '***' as ShownText

/** Returns what this program itself says, such as the message of a definition, as text that may be shown. */
export function ownText(text: string): ShownText {
  return text as ShownText
}
