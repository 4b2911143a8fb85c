/**
 * Characters without width and characters that change the direction of text; joiners only where no word and no emoji
 * needs them, and tags only outside flags, which are matched as a whole.
 */
const hidden =
  /\u{1F3F4}[\u{E0000}-\u{E007F}]*|((?:(?![\p{VS}\p{Join_C}\u{E0000}-\u{E007F}])[\p{DI}\p{Bidi_C}]|(?<=^|[\0-\x7F])\p{Join_C}|\p{Join_C}(?=[\0-\x7F]|$)|[\u{E0000}-\u{E007F}])+)/gu

/** Schemes whose URLs contain text that is read by people, or programs. */
const holdsText = /^[\0- ]*(?:data|javascript|mailto|sms|tel|vbscript):/i

/** Returns the runs of characters in a URL that nobody sees. */
export function hiddenRuns(
  input: string,
): readonly { readonly start: number; readonly end: number }[] {
  if (holdsText.test(input)) return []
  return Array.from(input.matchAll(hidden)).flatMap(({ 1: run, index }) =>
    run === undefined ? [] : [{ start: index, end: index + run.length }],
  )
}
