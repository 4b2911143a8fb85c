/** Looks back from the slash, because quotes are frequent and schemes are not. */
const literal = /:[/\\](?<=['"`][\0- ]*[a-z][a-z\d+.-]{0,40}:[/\\])/i
const withoutColon = /['"`][\0- ]*https?;?\/\//i
const sink = /\bURL\s*[.(]|\bfetch\s*\(/
const quotedAttribute = /=["']/
const attribute = /(?:href|src|action|cite|data|poster)=["']/i

/**
 * Whether a program may have a URL. Several expressions for one thing each are faster than one for all,
 * and most programs end here.
 */
export function mayHaveUrl(source: string): boolean {
  return (
    ((source.includes(':/') || source.includes(':\\')) && literal.test(source)) ||
    ((source.includes('s//') || source.includes('p//')) && withoutColon.test(source)) ||
    sink.test(source) ||
    (quotedAttribute.test(source) && attribute.test(source))
  )
}
