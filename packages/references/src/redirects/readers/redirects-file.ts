import type { RedirectRule } from '../redirect-rule.ts'

/**
 * Reads a `_redirects` file of Netlify or Cloudflare: `/from /to 301`. Conditions on the query can
 * come before the target, others at the end. Netlify serves a file before it looks for a rule.
 * Cloudflare applies rules first.
 */
export function readLines(text: string): readonly RedirectRule[] {
  const rules: RedirectRule[] = []
  for (const { 0: line, index: start } of text.matchAll(/[^\r\n]+/g)) {
    const words = [...line.replace(/(?:^|\s)#.*$/, '').matchAll(/\S+/g)]
    const [first, ...rest] = words
    const target = rest.find(({ 0: word }) => /^(?:\/|https?:)/.test(word))
    if (first === undefined || target === undefined) continue
    const status = rest.map(({ 0: word }) => /^(\d{3})(!?)$/.exec(word)).find(Boolean)
    const spanOf = ({ 0: word, index }: RegExpExecArray) => ({
      start: start + index,
      end: start + index + word.length,
    })
    rules.push({
      from: first[0],
      to: target[0],
      // Without a status, Netlify uses 301 and Cloudflare 302, so the redirect may not be
      // permanent.
      status: Number(status?.[1] ?? 302),
      isConditional: rest.some(word => word !== target && word[0].includes('=')),
      winner: status?.[2] === '!' ? 'rule' : 'depends',
      ignoresSlash: false,
      fromSpan: spanOf(first),
      toSpan: spanOf(target),
    })
  }
  return rules
}
