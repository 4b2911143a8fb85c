import { execFileSync } from 'node:child_process'
import { urlInCode } from '@hreflint/site/url/code/url-in-code'
import { describe, expect, test } from 'vitest'

const urls = [
  "https://example.com/it's?a=$HOME&b=`id`#$(id)",
  'https://example.com/%22\\%0A',
  'https://[::1]:8080/{a}?b[]=c',
  'https://bücher.example/"ü\u2028\t\u0001\\n',
  'mailto:a@example.com?subject=%22',
]

const codeIn = (language: string, url: string) =>
  urlInCode(url).find(sample => sample.language === language)?.code ?? ''

/** What each language makes of its code: the only string in it. */
const readers: Readonly<Record<string, (code: string) => string>> = {
  JavaScript: code =>
    new Function('fetch', 'URL', `return ${code.replace(/^.*? = (?:await|new) /, '')}`)(
      (text: string) => text,
      (text: string) => text,
    ),
  Python: code =>
    execFileSync('python3', [
      '-c',
      'import ast, sys; print(ast.parse(sys.argv[1]).body[1].value.args[0].value, end="")',
      code,
    ]).toString(),
  // Go has no other escapes than these; what they stand for is the same in JSON.
  Go: code => {
    const [literal = ''] = /".*"/s.exec(code) ?? []
    expect(literal).toMatch(/^"(?:[^"\\]|\\(?:["\\bfnrt]|u[\da-f]{4}))*"$/)
    return JSON.parse(literal)
  },
  curl: code =>
    execFileSync('sh', ['-c', `curl() { for last; do :; done; printf %s "$last"; }\n${code}`], {
      encoding: 'utf8',
    }),
}

describe.each(Object.entries(readers))('%s', (language, read) => {
  const written = urls.filter(url => codeIn(language, url) !== '')

  test('has the code of most URLs', () => {
    expect(written.length).toBeGreaterThan(3)
  })

  test.each(written)('reads the same URL: %s', url => {
    expect(read(codeIn(language, url))).toBe(url)
  })
})

test('curl is told when brackets are meant as they are', () => {
  expect(codeIn('curl', 'https://[::1]/')).toBe("curl --globoff 'https://[::1]/'")
  expect(codeIn('curl', 'https://example.com/')).toBe("curl 'https://example.com/'")
})
