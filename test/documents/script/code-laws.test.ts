import { connectionSpecOf } from '@hreflint/core/internal'
import fc from 'fast-check'
import { describe } from 'vitest'
import { describeHostile, describeLaws } from '../document-laws.ts'

/** Pieces of strings: escapes of each language that end in every way, and what is none. */
const piece = fc.oneof(
  fc.constantFrom(...'abz09/:?#=%& {}.;-é😀\uFFFD<@!$\'"`\\'),
  fc.constantFrom(
    ...['\\u0041', '\\U0001F600', '\\x41', '\\x4', '\\u{41}', '\\u', '\\"', "\\'", '\\\\'],
    ...['\\n', '\\z', "''", '""', '{{', '}}', '$$', '\\1', '\\\n', '\\/', '%2F', '%', '(', ')'],
  ),
  fc.constantFrom('${A}', '$B', '{c}', '%(d)s', '%s', '#{e}', '[f]', '{g["h"]}', "${i['j']}"),
)
const url = fc
  .tuple(
    fc.constantFrom('https://', 'postgres://u:', 'redis://', 'mongodb://a:'),
    fc.array(piece, { maxLength: 6 }),
    fc.constantFrom('', '@db/x'),
  )
  .map(([start, pieces, end]) => start + pieces.join('') + end)

/** Programs of a language with a string in each of its forms, after what ends any that was not closed. */
const forms: Readonly<Record<string, readonly ((value: string) => string)[]>> = {
  python: [
    value => `a = "${value}"\nb = '${value}' # c`,
    value => `a = r"${value}"\nb = b'${value}'`,
    value => `a = f"${value}"\nb = rf'${value}'`,
    value => `a = """${value}"""`,
    value => `a = f'''${value}'''`,
  ],
  go: [value => `a := "${value}"\nb := \`${value}\``],
  rust: [value => `let a = "${value}";`, value => `let a = r#"${value}"#;`],
  java: [value => `a("${value}");\nb("""\n${value}\n""");`],
  kotlin: [value => `a("${value}")`, value => `a("""${value}""")`],
  csharp: [
    value => `a("${value}");\nb(@"${value}");`,
    value => `a($"${value}");`,
    value => `a($@"${value}");`,
    value => `a("""${value}""");`,
  ],
  cpp: [value => `a("${value}");\nb(R"x(${value})x");`],
  ruby: [value => `a "${value}"`, value => `a '${value}'`, value => `a %q(${value})`],
  php: [value => `<?php a("${value}");`, value => `<?php a('${value}');`],
  shellscript: [
    value => `a "${value}"`,
    value => `a '${value}'`,
    value => `a $'${value}'`,
    value => `a ${value} b`,
  ],
  dockerfile: [value => `ENV A="${value}"\nENV B=${value}\n`],
  sql: [value => `a('${value}')`, value => `a($x$${value}$x$)`],
  terraform: [value => `a = "${value}"`],
  prisma: [value => `url = "${value}"`],
  swift: [value => `a("${value}")`],
  scala: [value => `a("${value}")`, value => `a(s"${value}")`],
  groovy: [value => `a "${value}"`, value => `a '${value}'`],
  dart: [value => `a('${value}')`, value => `a(r"${value}")`],
  elixir: [value => `a("${value}")`],
  lua: [value => `a = "${value}"`, value => `a = [[${value}]]`],
  powershell: [value => `$a = '${value}'`, value => `$a = "${value}"`],
  makefile: [value => `A = ${value}\n`],
  systemd: [value => `[Service]\nEnvironment=A=${value}\n`],
}

/**
 * A string is a URL only as long as it begins with a known scheme, something follows it, and there is
 * no space after its password.
 */
const isUrl = (text: string): boolean =>
  text === text.trim() &&
  !/^[^:]*:\/\/$/.test(text) &&
  (connectionSpecOf(text) === null
    ? /^(?:https?|wss?|ftp):\/\/\S*$/i.test(text)
    : !/[\r\n]/.test(text) && !/\s/.test(text.slice(text.lastIndexOf('@') + 1)))

/** What looks like a regular expression is passed over. */
const isPattern = (text: string): boolean => /[\\()[\]{}*+|^$]/.test(text)

for (const [language, programsOf] of Object.entries(forms)) {
  const documents = fc
    .tuple(fc.constantFrom(...programsOf), url)
    .map(([program, value]) => program(value))
  describe(`laws of URLs in ${language}`, () => {
    describeLaws({
      language,
      documents,
      runs: 400,
      isExempt: (_, expected) => !isUrl(expected) || isPattern(expected),
    })
    describeHostile(language, [
      ...['"', "'", '`', '"""', "'''", '"{', '"${', '"#{', "f'{", '$"{', '\\', '://', '"a://'],
      ...[
        'r#"',
        'R"a(',
        '<<A',
        '<<<A\n',
        '<<~A ',
        '/*',
        '/* /*',
        '//',
        '#',
        '--',
        '\n',
        '$a$',
        '$$',
      ],
      ...[
        '"https://',
        "'postgres://a:@",
        '%q(',
        '%w[',
        '/"',
        '=begin\n',
        'https://a',
        '<?php ',
        '?>',
      ],
      ...["'\\", "'a", '$(', '"$(', '{', '}', '(', ')', 'f"{"', '"${"', "'{'"],
    ])
  })
}
