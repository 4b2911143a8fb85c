import { applyEdits } from '@hreflint/core'
import { languageOf } from '@hreflint/documents'
import { fixDocument, lintDocument, resolveConfig } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { marked } from '../../support/marked.ts'

/** The findings about patterns in a file, as `code marked text`, and the text after the first fix of each. */
function found(fileName: string, text: string) {
  const language = languageOf(fileName)
  if (language === null) throw new Error(`${fileName} has no language.`)
  return lintDocument(text, language, undefined, { fileName }).filter(({ code }) =>
    code.startsWith('pattern/'),
  )
}

describe('patterns of files', () => {
  test.each<[file: string, text: string, code: string, fixed?: string]>([
    ['_redirects', '# old\n/blog/* /news/«:slug» 301 # moved\n', 'unknown-placeholder'],
    ['_redirects', '/old «new» 301\n', 'target-without-slash', '/old /new 301\n'],
    ['_headers', '/«(css|js)»/*\n  X-A: b\n', 'foreign-syntax'],
    [
      'robots.txt',
      'User-agent: *\nDisallow: «»private/ # x\n',
      'missing-slash',
      'User-agent: *\nDisallow: /private/ # x\n',
    ],
    [
      'vercel.json',
      '{"redirects":[{"source":"/a/«*»","destination":"/b"}]}',
      'stray-modifier',
      '{"redirects":[{"source":"/a/(.*)","destination":"/b"}]}',
    ],
    ['vercel.json', '{"headers":[{"source":"\\/«»a(b)", "headers":[]}]}'.replace('«»', ''), ''],
    [
      'firebase.json',
      '{"hosting":{"rewrites":[{"source":"/«**».html"}]}}',
      'globstar-in-segment',
      '{"hosting":{"rewrites":[{"source":"/**/*.html"}]}}',
    ],
    ['firebase.json', '{"hosting":[{"headers":[{"source":"/a«?b=c»"}]}]}', 'query-not-compared'],
    [
      'netlify.toml',
      '[[redirects]]\n  from = "/blog/«*.html»"\n  to = "/b"\n',
      'splat-before-text',
    ],
    ['netlify.toml', "[[headers]]\n  for = '/«(a|b)»/*'\n", 'foreign-syntax'],
    ['manifest.webmanifest', '{"scope": "/app/«*»"}', 'literal-wildcard', '{"scope": "/app/"}'],
    [
      'manifest.json',
      '{"scope": "/«app»", "start_url": "/app/"}',
      'scope-without-slash',
      '{"scope": "/app/", "start_url": "/app/"}',
    ],
    [
      'manifest.json',
      '{"manifest_version": 3, "content_scripts": [{"matches": ["*://a.b«»"]}]}',
      'match-pattern-path',
      '{"manifest_version": 3, "content_scripts": [{"matches": ["*://a.b/*"]}]}',
    ],
    [
      'manifest.json',
      '{"manifest_version": 3, "content_security_policy": {"extension_pages": "script-src «self»"}}',
      'csp-unquoted',
      '{"manifest_version": 3, "content_security_policy": {"extension_pages": "script-src \'self\'"}}',
    ],
    [
      'page.html',
      '<meta http-equiv="Content-Security-Policy" content="img-src https://a.b/«*»">',
      'csp-wildcard-in-path',
      '<meta http-equiv="Content-Security-Policy" content="img-src https://a.b/">',
    ],
    [
      'page.html',
      '<meta http-equiv=Content-Security-Policy content="script-src https:&#x2F;/a.b {{x}} «data»">',
      'csp-scheme-without-colon',
      '<meta http-equiv=Content-Security-Policy content="script-src https:&#x2F;/a.b {{x}} data:">',
    ],
    [
      'page.html',
      '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/a«(»"}}]}</script>',
      'unclosed',
    ],
    [
      'page.html',
      '<script type="speculationrules">{"prefetch":[{"where":{"not":{"href_matches":["/x", "/a/«}»"]}}}]}</script>',
      'unopened',
    ],
  ])('%s: %s', (file, example, code, fixed) => {
    const { text, spans } = marked(example)
    const findings = found(file, text)
    expect(findings.map(finding => [finding.code, finding.span])).toEqual(
      spans.map(span => [`pattern/${code}`, span]),
    )
    if (fixed !== undefined)
      expect(applyEdits(text, findings[0]?.fixes[0]?.edits ?? [])).toBe(fixed)
  })

  test.each<[file: string, text: string]>([
    [
      '_redirects',
      '/a/* /b/:splat 200\n/x/:id /y/:id 301!\n/* /index.html 200\n/c https://a.b/:d:80/\n',
    ],
    ['_headers', '/*\n  Content-Security-Policy: a\n/static/*.css\n  X: y\n'],
    [
      'robots.txt',
      'User-agent: *\nDisallow:\nDisallow: /*?q=\nAllow: /a$\nSitemap: https://a.b/s.xml\n',
    ],
    [
      'vercel.json',
      '{"rewrites":[{"source":"/(.*)","destination":"/"},{"source":"/:path*","destination":"/"}]}',
    ],
    ['other.json', '{"redirects":[{"source":"/a/*"}]}'],
    [
      'firebase.json',
      '{"hosting":{"headers":[{"source":"**/*.@(js|css)"},{"source":"/a/*.@(jpg|png)"},{"source":"/@(a|b)/**"}],"rewrites":[{"source":"**","destination":"/index.html"}],"redirects":[{"source":"/a/:b*"}]}}',
    ],
    ['netlify.toml', '[build]\n  from = "/*.html"\n[[redirects]]\n  from = "/*"\n'],
    ['manifest.json', '{"scope": "/", "matches": ["x"]}'],
    ['manifest.json', '{"manifest_version": 2, "permissions": ["tabs", "https://a.b"]}'],
    ['page.html', '<meta name="description" content="script-src self">'],
    [
      'page.html',
      '<meta http-equiv="Content-Security-Policy" content="script-src {{ sources }} \'nonce-{{nonce}}\' <?= $host ?>">',
    ],
    [
      'page.html',
      '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"}}]}</script>',
    ],
  ])('%s has none: %s', (file, text) => {
    const language = languageOf(file) ?? 'json'
    const findings = lintDocument(text, language, undefined, { fileName: file })
    expect(findings.map(({ code }) => code)).toEqual([])
  })
})

test('a placeholder of a query parameter is known in the target', () => {
  expect(found('_redirects', '/store id=:id tag=:kind /blog/:kind/:id 301\n')).toEqual([])
  expect(found('_redirects', '/store id=:id /blog/:tag 301\n')).toMatchObject([
    { code: 'pattern/unknown-placeholder' },
  ])
})

test('a severity and a comment count', () => {
  const { config } = resolveConfig({ severities: { 'pattern/*': 'off' } })
  const text = '/blog/* /news/:slug 301\n'
  expect(lintDocument(text, 'redirects', config ?? undefined, { fileName: '_redirects' })).toEqual(
    [],
  )
  const silenced = `# hreflint-disable-next-line pattern/unknown-placeholder\n${text}`
  expect(lintDocument(silenced, 'redirects', undefined, { fileName: '_redirects' })).toEqual([])
})

test('a suggestion is written when it is asked for', () => {
  const text = 'User-agent: *\nDisallow: a/\nDisallow: b/\n'
  const options = { fileName: 'robots.txt' }
  expect(fixDocument(text, 'robots', undefined, options).output).toBe(text)
  const wantsSuggestion = (code: string) => code === 'pattern/missing-slash'
  expect(fixDocument(text, 'robots', undefined, { ...options, wantsSuggestion })).toMatchObject({
    output: 'User-agent: *\nDisallow: /a/\nDisallow: /b/\n',
    applied: 2,
    findings: [],
  })
})

test('the address of a sitemap is absolute', () => {
  const codes = lintDocument('Sitemap: /sitemap.xml\n', 'robots').map(({ code }) => code)
  expect(codes).toEqual(['document/relative-url'])
})

test('a secret between the words of a rule is hidden', () => {
  const [finding] = found('_redirects', '/a token=S3cretPassw0rd /d/:y\n')
  expect(finding).toMatchObject({ url: '/a token=*** /d/:y', hidden: [{ start: 9, end: 23 }] })
})
