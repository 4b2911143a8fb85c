import { nearName } from '@hreflint/core/internal'
import type { FoundIssue, PatternFix } from '../../contract/pattern.ts'
import { parseHostSource, sourceAllows } from './csp-source.ts'
import { type CspWord, cspWords, isDirective } from './csp-words.ts'

const keywords = [
  'inline-speculation-rules',
  'none',
  'report-sample',
  'report-sha256',
  'report-sha384',
  'report-sha512',
  'self',
  'strict-dynamic',
  'trusted-types-eval',
  'unsafe-allow-redirects',
  'unsafe-eval',
  'unsafe-hashed-attributes',
  'unsafe-hashes',
  'unsafe-inline',
  'wasm-eval',
  'wasm-unsafe-eval',
]

const hashOrNonce = /^(?:nonce|sha256|sha384|sha512)-./i

/** Finds issues in the sources of a policy. Skips text that looks like a template to be filled in by a program. */
export function examineCsp(text: string, page: string | undefined): readonly FoundIssue[] {
  const words = cspWords(text)
  return words.flatMap(word => {
    if (word.isName) return []
    if (/^'none'$/i.test(word.text)) return noneWithOthers(word, words, page)
    return examineSource(word, page)
  })
}

function examineSource(word: CspWord, page: string | undefined): readonly FoundIssue[] {
  const { text, start, end, directive } = word
  const found = (
    code: FoundIssue['code'],
    written: string | null,
    more: Partial<FoundIssue> = {},
  ): readonly FoundIssue[] => [
    { code, start, end, fixes: written === null ? [] : replaced(word, written), ...more },
  ]
  const inner = text.replace(/^["'‘’“”]|["'‘’“”]$/g, '')
  const isKeyword = keywords.includes(inner.toLowerCase()) || hashOrNonce.test(inner)
  if (/^'[^']*'$/.test(text)) {
    if (isKeyword || /[^\w-]/.test(inner) || inner === '') return []
    const near = nearName(inner.toLowerCase(), keywords)
    return found('csp-unknown-keyword', near === null ? null : `'${near}'`)
  }
  if (isKeyword) return found('csp-unquoted', `'${inner}'`)
  if (directive !== null && isDirective(text)) {
    const edits = [{ span: { start, end: start }, text: '; ' }]
    return found('csp-missing-semicolon', null, {
      fixes: [{ title: 'Add a semicolon before it', edits }],
    })
  }
  if (/^(?:blob|data|filesystem|https?|mediastream|wss?)$/i.test(text)) {
    return found('csp-scheme-without-colon', `${text}:`)
  }
  return examineHost(word, page, found)
}

type Report = (
  code: FoundIssue['code'],
  written: string | null,
  more?: Partial<FoundIssue>,
) => readonly FoundIssue[]

function examineHost(
  { text, start }: CspWord,
  page: string | undefined,
  found: Report,
): readonly FoundIssue[] {
  if (/[^\w.*:/?#=&,~+-]/.test(text) || /^[a-z][a-z\d+.-]*:$/i.test(text)) return []
  const source = parseHostSource(text)
  if (source !== null) {
    const star = source.path.indexOf('*')
    if (star === -1) return []
    const at = start + text.length - source.path.length + star
    const whole = text.slice(0, text.length - source.path.length)
    const scheme = source.scheme ?? 'https'
    const host = source.host.replace(/^\*\.?/, 'www.').replace(/^www\.$/, 'example.com')
    const witness = `${scheme}://${host}${source.path.replaceAll(/\*+/g, 'a')}`
    if (sourceAllows(text, witness, page)) return []
    const fixed = whole + source.path.slice(0, star)
    const isEnd =
      /\/\*+$/.test(source.path) && source.path.indexOf('*') === source.path.search(/\*+$/)
    return found('csp-wildcard-in-path', isEnd ? fixed : null, {
      start: at,
      end: start + text.length,
      witness,
    })
  }
  const comma = text.replace(/,+$/, '')
  if (comma !== text && (parseHostSource(comma) !== null || /^\w+:$/.test(comma))) {
    return found('csp-comma', comma, { start: start + comma.length })
  }
  const query = text.replace(/[?#].*$/s, '')
  if (query !== text && parseHostSource(query) !== null) {
    return found('csp-query', query, { start: start + query.length })
  }
  const relative = text.replace(/^\/\//, '')
  if (relative !== text && parseHostSource(relative) !== null) {
    return found('csp-invalid-source', relative)
  }
  if (!text.includes('*') || !/[\w-]+\.[a-z]{2,}|\*\./i.test(text)) return []
  const dotted = text.replace(/^((?:[a-z][a-z\d+.-]*:\/\/)?)\*+(?=[\w-])/i, '$1*.')
  return found('csp-wildcard', parseHostSource(dotted) === null ? null : dotted)
}

function replaced({ start, end }: CspWord, written: string): readonly PatternFix[] {
  return [{ title: `Change to ${written}`, edits: [{ span: { start, end }, text: written }] }]
}

/** Finds `'none'` next to other sources, where browsers ignore it. */
function noneWithOthers(
  none: CspWord,
  words: readonly CspWord[],
  page: string | undefined,
): readonly FoundIssue[] {
  const other = words.find(
    ({ directive, isName, text, start }) =>
      !isName &&
      start !== none.start &&
      directive === none.directive &&
      parseHostSource(text) !== null &&
      /^[\w-]+:\/\/[\w.-]+$/.test(text),
  )
  if (other === undefined) return []
  const witness = `${other.text}/`
  if (!sourceAllows(other.text, witness, page)) return []
  const { start, end } = none
  return [{ code: 'csp-none-with-others', start, end, witness }]
}
