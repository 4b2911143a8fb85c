/** Replaces lone surrogates with U+FFFD, as platforms do where an API takes a string of scalar values. */
export function scalarValues(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
