import type { CompiledPattern, PatternDialect, PatternGroup } from '../../contract/pattern.ts'
import { pieceAt } from '../piece-at.ts'
import { sourceAllows } from './csp-source.ts'
import { cspWords } from './csp-words.ts'
import { examineCsp } from './examine-csp.ts'

/** A content security policy, or the list of sources of one directive. */
export const cspDialect: PatternDialect = {
  id: 'csp',
  title: 'Content Security Policy',
  family: 'security',
  subject: 'url',
  usedBy: 'content security policies: whole ones, and lists of source expressions',
  edition: { version: 'Level 3', url: 'https://www.w3.org/TR/CSP3/#source-lists' },
  notes: [
    'Keywords are in single quotes, and schemes end with a colon. `*.example.com` is every subdomain, but not the domain itself.',
    'A source without a port allows only the default port. `http:` also allows `https:`.',
    'A path that ends with a slash allows everything below it; any other allows exactly itself. There are no wildcards in paths.',
    "With `--base`, `'self'` is the origin of that page.",
  ],
  compile: (text, { base }) => compiledCsp(text, base),
  repair: () => [],
  sample(text): readonly string[] {
    const hosts = cspWords(text).filter(({ isName, text: word }) => !isName && word.includes('.'))
    const urls = hosts.slice(0, 4).flatMap(({ text: word }) => {
      const url = (/:\/\//.test(word) ? word : `https://${word}`).replace('*.', 'www.')
      return [`${url.replace(/:\*/, '')}/`.replace(/([^:])\/\/$/, '$1/'), url.replace('www.', '')]
    })
    return [...new Set([...urls, 'https://other.example/a.js'])]
  },
  examine: (text, _, { base }) => examineCsp(text, base),
}

function compiledCsp(text: string, base: string | undefined): CompiledPattern {
  const sources = cspWords(text).filter(({ isName }) => !isName)
  return {
    components: {},
    pieces: sources.map(({ start, end, text: word }) =>
      pieceAt(word.includes('*') ? 'wildcard' : 'text', start, end, word),
    ),
    match(url) {
      const allowing = sources.filter(({ text: word }) => sourceAllows(word, url, base))
      if (allowing.length === 0) return null
      return {
        groups: allowing.map(
          ({ directive, text: word }): PatternGroup => ({
            component: null,
            name: directive ?? 'source',
            value: word,
          }),
        ),
      }
    },
  }
}
