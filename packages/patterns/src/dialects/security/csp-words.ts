/** A word of a policy: the name of a directive or one of its values. */
export interface CspWord {
  readonly text: string
  readonly start: number
  readonly end: number
  /** The name of the word's directive in lower case; null in a list of sources without a directive. */
  readonly directive: string | null
  readonly isName: boolean
}

/** The directives whose values are sources. */
const sourceDirective =
  /^(?:(?:child|connect|default|fenced-frame|font|frame|img|manifest|media|object|prefetch|script|style|worker)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|navigate-to)$/i

/** All other directives. */
const otherDirective =
  /^(?:block-all-mixed-content|plugin-types|referrer|reflected-xss|report-to|report-uri|require-sri-for|require-trusted-types-for|sandbox|trusted-types|upgrade-insecure-requests|webrtc)$/i

/** Returns the directive names and sources of a policy, or of a list of sources. Other values are left out. */
export function cspWords(text: string): readonly CspWord[] {
  const isPolicy =
    isDirective(/\S+/.exec(text)?.[0].replace(/;.*$/s, '') ?? '') || text.includes(';')
  const words: CspWord[] = []
  let directive: string | null = null
  let expectsName = isPolicy
  for (const { 0: found, index } of text.matchAll(/;|[^\s;]+/g)) {
    const at = { text: found, start: index, end: index + found.length }
    if (found === ';') expectsName = true
    else if (expectsName) {
      directive = found.toLowerCase()
      expectsName = false
      words.push({ ...at, directive, isName: true })
    } else if (directive === null || sourceDirective.test(directive)) {
      words.push({ ...at, directive, isName: false })
    }
  }
  return words
}

export function isDirective(text: string): boolean {
  return sourceDirective.test(text) || otherDirective.test(text)
}
