import { type IssueDefinition, whatwg } from '@hreflint/core'
import { specs } from '@hreflint/core/specs'

/**
 * Returns one line that says what the kind of an issue means for the link: the kind as a noun, a colon,
 * and the rest of the sentence.
 */
export function kindInWords({ code, kind }: Pick<IssueDefinition, 'code' | 'kind'>): string {
  const namespace = code.slice(0, code.indexOf('/'))
  const words = wordsOf(namespace)
  return kind === 'parse-exception' ? words.parseException : words.other
}

interface Words {
  readonly parseException: string
  readonly other: string
}

function wordsOf(namespace: string): Words {
  const spec = specs.find(({ id }) => id === namespace)
  if (spec === whatwg) return ofBrowsers
  if (spec !== undefined) return spec.schemes === undefined ? ofOtherParsers : ofDrivers
  return ofNamespaces[namespace] ?? ofDocuments
}

const ofBrowsers: Words = {
  parseException: 'A parse exception: browsers reject the URL, so the link does not work.',
  other: 'A conformance error: browsers accept the URL, but the URL Standard does not allow it.',
}

const ofOtherParsers: Words = {
  parseException: 'A parse exception: by this specification, the text is not a URL.',
  other: 'A conformance error: parsers accept the URL, but the specification does not allow it.',
}

const ofDrivers: Words = {
  parseException: 'A parse exception: drivers reject the string.',
  other: 'A conformance error: drivers accept the string, but it should not be written like this.',
}

const ofDocuments: Words = {
  parseException: 'A parse exception: the program that reads the URL rejects it.',
  other: 'A conformance error: the URL can be parsed, but it should not be written like this here.',
}

const ofNamespaces: Readonly<Record<string, Words>> = {
  divergence: always('A divergence: programs read the URL differently. Off by default.'),
  pattern: {
    parseException:
      'A pattern that does not compile: the program that reads it rejects or skips it.',
    other: 'A misleading pattern: it matches other URLs than its text suggests.',
  },
  policy: always('A forbidden URL: it matches a rule of the configuration.'),
  redirect: always('A finding about redirects: it concerns the table, not a single URL.'),
  reference: always(
    'A broken reference: the URL is well formed, but its target does not exist as the link asks for it.',
  ),
  site: always('A finding about a site: it concerns the site as a whole, not a single URL.'),
}

function always(text: string): Words {
  return { parseException: text, other: text }
}
