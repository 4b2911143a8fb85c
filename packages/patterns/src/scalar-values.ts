/** A text whose lone surrogates are U+FFFD, as where the platform takes a string of scalar values. */
export function scalarValues(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
