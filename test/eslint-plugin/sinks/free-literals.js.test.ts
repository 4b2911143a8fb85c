import { describe, expect, test } from 'vitest'
import { lint } from '../support/lint.ts'

const settings = { hreflint: { literals: 'known-schemes' } }
const jsx = { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }

describe('free literals', () => {
  test.each([
    'log("https://example.com/a b/c")',
    'const urls = ["https://example.com/a b/c"]',
    'const a = { home: "https://example.com/?q=a b&c=d" }',
    'export default "wss://example.com/a b?c"',
    'new Client("https://example.com/our logo.svg")',
    'const options = "https://example.com/a b/c"',
    'log(`https://example.com/a b/${id}`)',
    'log("https://example.com/a b/" + id)',
    'const a = "https://example.com/a b/c"; log(a)',
  ])('%s is reported', code => {
    expect(lint(code, { settings })).toMatchObject([{ messageId: 'whatwg/unescaped-space' }])
    expect(lint(code)).toEqual([])
  })

  test.each([
    '"use strict"; log("no URL: a b")',
    'log("javascript:a b")',
    'log("https://example.com/a b")',
    'log("http://localhost:70000 is taken")',
    'log("https://example.com/a|b\\n")',
    'log("https://example.com/a|b https://example.com/c|d")',
    'log("https://example.com/a|b, https://example.com/c|d")',
    'log("https://example.com/**/a|b")',
    'const a = { "xsi:schemaLocation": "http://example.com/a http://example.com/a b.xsd" }',
    'log("https://")',
    'log("http:")',
    'log("  File: " + name)',
    'log("https://<ZONE>/a b")',
    'log("https://example.com/{id}/a b")',
    'log("https://example.com/%s/a b")',
    'log(`https://${host}`)',
    'log("http://" + host + ":" + port)',
    'a === "https://example.com/a b/c"',
    'a.startsWith("https://example.com/a b/c")',
    'new RegExp("https://example.com/a b/c")',
    'switch (a) { case "https://example.com/a b/c": }',
    'const svgNamespace = "http://example.com/a b/c"',
    'document.createElementNS("http://example.com/a b/c", "svg")',
    'const a = { xmlns: "http://example.com/a b/c" }',
    'Sentry.init({ dsn: "https://26a24e59ba95@o205439.ingest.sentry.io/1323225" })',
    'const SENTRY_DSN = "https://26a24e59ba95@o205439.ingest.sentry.io/1323225"',
    'app.sentryDsn = "https://26a24e59ba95@o205439.ingest.sentry.io/1323225"',
    'const a = { "https://example.com/a b/c": 1 }',
    'a["https://example.com/a b/c"]',
    '<svg xmlns="http://example.com/a b/c" />',
  ])('%s is not', code => {
    expect(lint(code, { settings, ...jsx })).toEqual([])
  })

  test.each(['log("https://example.com/a b/c")', 'log("https://example.com\\\\a")'])(
    '%s is not rewritten unasked',
    code => {
      const [message] = lint(code, { settings })
      expect(message?.fix).toBeUndefined()
      expect(message?.suggestions?.[0]?.desc).toMatch(/ \(if this is a URL\)\.$/)
    },
  )
})
