import { connectionSpecOf } from '@hreflint/core/internal'
import fc from 'fast-check'
import { describe } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { describeHostile, describeLaws } from '../document-laws.ts'

/** Pieces of values: escapes of each syntax that end in every way, and what is none. */
const piece = fc.oneof(
  fc.constantFrom(...'abz09/:?#=%& {}.,;-é😀\uD800\uFFFD<@|!$\'"`\\'),
  fc.constantFrom(
    '\\u0041',
    '\\U0001F600',
    '\\x41',
    '\\u',
    '\\"',
    '\\\\',
    '\\n',
    '\\z',
    "''",
    '%%',
  ),
  fc.constantFrom('${A}', '$B', '{{ c }}', '%(d)s', ' #', '\\/', '%2F', '%', '\t', '[e]'),
)
const url = fc
  .tuple(
    fc.constantFrom('https://', 'postgres://u:', 'redis://', 'mongodb://a:'),
    fc.array(piece, { maxLength: 6 }),
    fc.constantFrom('', '@db/x'),
  )
  .map(([start, pieces, end]) => start + pieces.join('') + end)

/** Documents of a language with a value in each of its forms. */
const forms: Readonly<Record<string, readonly ((value: string) => string)[]>> = {
  dotenv: [
    value => `A=${value}\nB=1`,
    value => `export A="${value}" # c`,
    value => `A='${value}'\r\nB=\`${value}\``,
    value => `# ${value}\nA: ${value} # b`,
  ],
  yaml: [
    value => `a: ${value}\n`,
    value => `- "${value}"\n- '${value.replaceAll("'", "''")}'\n- A=${value}`,
    value => `{a: ${value}, b: ["${value}"]} # c`,
    value => `a: |\n  ${value}\nb: &x ${value}\n---\n${value}`,
  ],
  toml: [
    value => `a = "${value}"\nb = '${value}'`,
    value => `a = """${value}"""\nc = '''${value}''' # d`,
    value => `a = { b = ["${value}", '${value}'] }\n"${value}" = 1`,
  ],
  json: [value => `{ "homepage": "${value}", "${value}": [1, "${value}"] }`],
  json5: [
    value => `{ homepage: '${value}', "b": ["${value}"], /* ${value} */ apiUrl: "${value}" }`,
  ],
  ini: [
    value => `[a]\nb = ${value}\nc: "${value}"\n; ${value}`,
    value => `[alembic]\nb = ${value}\nc = %(here)s`,
  ],
  properties: [value => `a=${value}\nb: ${value}\n! ${value}`],
}

/** The start of a document of each language, with a URL, without which nothing else is read. */
const first: Readonly<Record<string, string>> = {
  dotenv: 'A=https://a.example/\nB=',
  yaml: 'a: https://a.example/\nb: ',
  toml: 'a = "https://a.example/"\nb = ',
  json: '{ "homepage": "https://a.example/", "b": ',
  json5: "{ homepage: 'https://a.example/', b: ",
  ini: 'a = https://a.example/\nb = ',
  properties: 'a = https://a.example/\nb = ',
}

/**
 * A value is a URL only as long as it begins with a known scheme, has no space after its password, shows no optional parts
 * in brackets, and does not end like a regular expression.
 */
const isUrl = (text: string): boolean =>
  text === text.trim() &&
  (connectionSpecOf(text) === null
    ? /^(?:(?:git\+)?https?|wss?|ftp):\/\/\S*$/i.test(text) && !/[|^$*+?[\]{}()\\]/.test(text)
    : !/[\r\n]|\[.*\[/.test(text) && !/\s/.test(text.slice(text.lastIndexOf('@') + 1)))

function isWellFormed(document: string): boolean {
  return [...parseAllDocuments(document)].every(({ errors }) => errors.length === 0)
}

for (const [language, documentsOf] of Object.entries(forms)) {
  const documents = fc
    .tuple(fc.constantFrom(...documentsOf), url)
    .map(([document, value]) => document(value))
    // A quote that nobody closes can be closed by an edit.
    .filter(document => language !== 'yaml' || isWellFormed(document))
  describe(`laws of URLs in ${language}`, () => {
    describeLaws({ language, documents, runs: 400, isExempt: (_, expected) => !isUrl(expected) })
    describeHostile(
      language,
      [
        'a="',
        "a='",
        'a=`',
        'a: ',
        '- ',
        '{',
        '[',
        '#',
        '"""',
        '\\',
        '://',
        'a://',
        'https://${',
        'https://{{',
        'postgres://a:@',
        '%%',
        '\n',
        '=',
        '&a ',
        '<<: *a\n',
        '\\"',
        '"https://a.example/", ',
        '["https://a.example/"], ',
        '"\n',
        "'''",
        '{a: ',
        ': ',
        '? ',
        '*a, ',
        '!a ',
        '|\n',
        '- |\n  https://a.example/\n',
        ' ',
        '/*',
      ],
      first[language],
    )
  })
}
