import { fixDocument, lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../../support/marked.ts'
import { configOf } from '../expect-findings.ts'

const code = 'policy/forbidden-url'

const staging = {
  url: 'https://staging.example.com/*',
  except: ['https://staging.example.com/status'],
  message: 'Staging is not public.',
  replace: 'https://www.example.com/*',
}

/** The marked spans of the document are what is forbidden, in order; other findings do not count. */
function forbids(
  document: string,
  config: Readonly<Record<string, unknown>> = {},
  language = 'html',
): void {
  test(`${language}: ${document}`, () => {
    const { text, spans } = marked(document)
    const found = lintDocument(text, language, configOf({ forbid: [staging], ...config }))
    expect(found.filter(each => each.code === code).map(({ span }) => mark(text, [span]))).toEqual(
      spans.map(span => mark(text, [span])),
    )
  })
}

describe('a URL is compared as browsers read it', () => {
  forbids('<a href="«https://staging.example.com/x»">')
  forbids('<a href="«HTTPS://Staging.Example.com:443/x»">')
  forbids('<a href="«https://staging.example.com»">')
  forbids('<a href=" «https://staging&#46;example.com/&eacute;» ">')
  forbids('<a href="«https:\\\\staging.example.com\\x»">')
  forbids('<a href="«ht\ntps://staging.ex\tample.com/x»">')
  forbids('<a href="«https://%73taging.example.com/x»">')
  forbids('<a href="«https://ann:secret@staging.example.com/x?q#f»">')
  forbids('<a href="«https://BÜCHER.example/x»">', {
    forbid: [{ url: 'https://xn--bcher-kva.example/*' }],
  })
  forbids('<a href="«https://xn--bcher-kva.example/x»">', {
    forbid: [{ url: 'https://bücher.example/*' }],
  })
  forbids('<a href="«https://127.1/»"><a href="«https://0x7f000001/»">', {
    forbid: [{ url: 'https://127.0.0.1/*' }],
  })
  forbids('<a href="https://example.com/STAGING"><a href="«https://example.com/a/../staging»">', {
    forbid: [{ url: 'https://example.com/staging' }],
  })
})

describe('other URLs are not reported', () => {
  forbids('<a href="http://staging.example.com/x">')
  forbids('<a href="https://staging.example.com:8443/x">')
  forbids('<a href="https://staging.example.com.evil.example/x">')
  forbids('<a href="https://example.com/https://staging.example.com/x">')
  forbids('<a href="https://staging.example.com/status">')
  forbids('<a href="https://STAGING.example.com:443/%73tatus/../status?from=a">')
  forbids('<a href="https://staging.example.com:99999/x">')
  forbids('<a href="https://[staging.example.com/x">')
  forbids('<p title="https://staging.example.com/x">')
  forbids('<a href="https://staging.example.com/{{ id }}"><a href="https://{{ host }}/x">')
  forbids('<a href="https://staging.example.com/x">', { forbid: [] })
  forbids('<a href="https://staging.example.com/x">', {
    allow: { hosts: ['staging.*'], schemes: [] },
  })
  forbids('<a href="https://staging.example.com/x">', { severities: { 'policy/*': 'off' } })
})

describe('relative references', () => {
  const documentUrl = 'https://staging.example.com/a/'
  forbids('<a href="x"><a href="/x"><a href="//staging.example.com/x">')
  forbids('<a href="«x»"><a href="«?q»"><a href="«//staging.example.com/x»">', { documentUrl })
  forbids(
    '<a href="/status"><a href="//www.example.com/x"><a href="https:«»x">'.replace('«»', ''),
    {
      documentUrl: 'https://www.example.com/',
    },
  )
  forbids('<base href="«https://staging.example.com/»"><a href="«x»"><a href="status">')
  forbids('<base href="/b/"><a href="x">')
  forbids('<a href="«//staging.example.com/x»"><a href="/x"><a href="«https://a.example»">', {
    forbid: [{ url: 'http{s}?://staging.example.com/*' }, { url: 'https://a.example' }],
  })
  // An address that stands for any page is not the address of this one.
  forbids('<a href="/x"><a href="x"><a href="#x"><a href="">', { forbid: [{ url: '*://*/*' }] })
})

describe('every language', () => {
  forbids('[a](«https://staging.example.com/a b» "t")'.replace(' b»', '%20b»'), {}, 'markdown')
  forbids('<«https://staging.example.com/x»> and «https://staging.example.com/y»', {}, 'markdown')
  forbids('a { background: url(«https://staging.example\\2e com/x») }', {}, 'css')
  forbids('fetch("«https://staging.example.com/\\u0061»")', {}, 'javascript')
  forbids('fetch(`«https://staging.example.com/a»`)', {}, 'javascript')
  forbids('fetch(`https://staging.example.com/${id}`)', {}, 'javascript')
  forbids('{ "homepage": "«https:\\/\\/staging.example.com/»" }', {}, 'json')
  forbids('url: «https://staging.example.com/x»', {}, 'yaml')
  forbids('URL=«https://staging.example.com/x»', {}, 'dotenv')
  forbids('<svg><a xlink:href="«https://staging.example.com/x»"/></svg>', {}, 'svg')
})

describe('other schemes and connection strings', () => {
  const forbid = [
    { url: 'postgres://*@prod-db/*', replace: 'postgres://*@test-db/*' },
    { url: 'mailto:*@staging.example.com' },
    { url: 'redis://cache.*:*/*' },
  ]
  forbids(
    'A=«postgres://app:secret@prod-db/shop»\nB=postgres://app:s@test-db/shop',
    { forbid },
    'dotenv',
  )
  forbids('A=«redis://cache.internal:6379/0»', { forbid }, 'dotenv')
  forbids('A=postgres://a:b@prod-db:x/shop', { forbid }, 'dotenv')
  forbids('<a href="«MAILTO:ann@staging.example.com»"><a href="mailto:ann@example.com">', {
    forbid,
  })

  test('no part of a password is repeated', () => {
    const text = 'A=postgres://app:tOp5ecret@prod-db/shop'
    const said = JSON.stringify(lintDocument(text, 'dotenv', configOf({ forbid })))
    expect(said).toContain(code)
    expect(said).not.toMatch(/tOp5|5ecr|cret/)
  })
})

describe('what is said', () => {
  const found = (rule: object, text = '<a href="https://staging.example.com/x">', more = {}) =>
    lintDocument(text, 'html', configOf({ forbid: [rule], ...more })).find(
      each => each.code === code,
    )

  test('is the sentence of the rule, as an error', () => {
    expect(found(staging)).toMatchObject({
      severity: 'error',
      kind: 'conformance-error',
      message: 'The configuration forbids "https://staging.example.com/x": Staging is not public.',
      why: 'The configuration forbids URLs that match "https://staging.example.com/*".',
      related: [],
    })
    expect(found({ ...staging, message: 'Use the proxy' })?.message).toMatch(/: Use the proxy\.$/)
    expect(found({ ...staging, message: 'Really?' })?.message).toMatch(/: Really\?$/)
  })

  test('is the pattern without a sentence', () => {
    expect(found({ url: staging.url })?.message).toBe(
      'The configuration forbids "https://staging.example.com/x": it matches "https://staging.example.com/*".',
    )
  })

  test('is what the first rule says', () => {
    const forbid = [{ url: 'https://*/y' }, { url: 'https://*/*', message: 'Second.' }, staging]
    const messages = lintDocument(
      '<a href="https://staging.example.com/x">',
      'html',
      configOf({ forbid }),
    )
    expect(messages.map(({ message }) => message)).toEqual([
      'The configuration forbids "https://staging.example.com/x": Second.',
    ])
  })

  test('shows controls, and hides the secrets of the configuration', () => {
    const message = 'Not \u001B[31m\u202Ehere, see https://ann:tOp5ecret@example.com/\u0000'
    const said = found(
      { ...staging, url: 'https://b\\:tOp5ecret@*/*', message },
      '<a href="https://b:tOp5ecret@h/x">',
    )
    expect(said?.message).toContain('Not <U+001B>[31m<U+202E>here')
    expect(JSON.stringify(said)).not.toMatch(/tOp5|5ecr|cret|\u001B|\u202E|\u0000/)
  })

  test('has the severity of the configuration, also under the preset of the standard', () => {
    const text = '<a href="https://staging.example.com/x">'
    expect(found(staging, text, { severities: { [code]: 'info' } })?.severity).toBe('info')
    expect(found(staging, text, { preset: 'standard' })?.severity).toBe('error')
    expect(found(staging, text, { preset: 'standard', severities: { [code]: 'off' } })).toBe(
      undefined,
    )
  })

  test('is silenced by a comment', () => {
    const comment = `<!-- hreflint-disable-next-line ${code} -- the runbook -->\n`
    const text = `${comment}<a href="https://staging.example.com/x">`
    expect(
      lintDocument(
        text,
        'html',
        configOf({ forbid: [staging], reportUnusedSuppressions: 'error' }),
      ),
    ).toEqual([])
  })
})

describe('what to write instead', () => {
  const suggestions: readonly (readonly [
    rule: object,
    before: string,
    after: string,
    language?: string,
  ])[] = [
    [
      staging,
      '<a href="HTTPS://Staging.Example.com:443/a?b&amp;c#d">',
      '<a href="https://www.example.com/a?b&amp;c#d">',
    ],
    [
      staging,
      '[a](https://staging.example.com/a_(b)_c)',
      '[a](https://www.example.com/a_(b)_c)',
      'markdown',
    ],
    [
      staging,
      "fetch('https://staging.example.com/it\\'s')",
      "fetch('https://www.example.com/it\\'s')",
      'javascript',
    ],
    [
      staging,
      '{"homepage":"https:\\/\\/staging.example.com\\/a"}',
      '{"homepage":"https:\\/\\/www.example.com\\/a"}',
      'json',
    ],
    [
      {
        url: 'https://:team.example.com/:page/*',
        replace: 'https://example.com/:team/*/:page.html',
      },
      '<a href="https://a.example.com/b/c/d?q">',
      '<a href="https://example.com/a/c/d/b.html?q">',
    ],
    [
      { url: 'https://old.example/*', replace: 'https://new.example' },
      '<a href="https://old.example/a?b">',
      '<a href="https://new.example/a?b">',
    ],
    [
      { url: 'https://old.example/*', replace: 'https://new.example/?' },
      '<a href="https://old.example/a?b#c">',
      '<a href="https://new.example/#c">',
    ],
    [
      { url: 'https://old.example/*', replace: 'https://new.example/?to=*' },
      '<a href="https://old.example/a">',
      '<a href="https://new.example/?to=">',
    ],
    [
      { url: 'https://old.example/{:a}?', replace: 'https://new.example/:a' },
      '<a href="https://old.example">',
      '<a href="https://new.example/">',
    ],
    [
      { url: 'postgres://*@prod/*', replace: 'postgres://*@test/*' },
      'A=postgres://u:p@prod/d',
      'A=postgres://u:p@test/d',
      'dotenv',
    ],
    [
      { url: 'mailto:*@old.example', replace: 'mailto:*@new.example' },
      '<a href="mailto:a@old.example?subject=b">',
      '<a href="mailto:a@new.example?subject=b">',
    ],
  ]
  for (const [rule, before, after, language = 'html'] of suggestions) {
    test(`${JSON.stringify(rule)}: ${before}`, () => {
      const config = configOf({ forbid: [rule] })
      expect(fixDocument(before, language, config).output).toBe(before)
      expect(
        fixDocument(before, language, config, { wantsSuggestion: each => each === code }),
      ).toMatchObject({
        output: after,
        applied: 1,
        findings: [],
      })
    })
  }

  test('does not say what is written into a password or beside it', () => {
    const text = '<a href="https://ann:tOp5ecret@staging.example.com/x">'
    const rule = {
      url: 'https://:user\\::word@staging.example.com/*',
      replace: 'https://b@b.example/:word/*',
    }
    const [finding] = lintDocument(text, 'html', configOf({ forbid: [rule] }))
    expect(finding?.code).toBe(code)
    const said = [
      finding?.message,
      finding?.why,
      ...(finding?.fixes ?? []).map(({ title }) => title),
    ]
    expect(said).toHaveLength(3)
    expect(said.join(' ')).not.toMatch(/tOp5|5ecr|cret/)
  })

  test('is an absolute URL for a relative one', () => {
    const config = configOf({ forbid: [staging], documentUrl: 'https://staging.example.com/a/' })
    expect(
      fixDocument('<a href="x?y">', 'html', config, { wantsSuggestion: () => true }).output,
    ).toBe('<a href="https://www.example.com/a/x?y">')
  })

  test('leaves other fixes of the URL as they are', () => {
    const config = configOf({ forbid: [staging] })
    const text = '<a href="https://staging.example.com/a b">'
    expect(fixDocument(text, 'html', config).output).toBe(
      '<a href="https://staging.example.com/a%20b">',
    )
  })

  test.each([
    ['no rule says it', { url: staging.url }],
    ['it is forbidden', { url: 'https://*.example.com/*', replace: 'https://www.example.com/*' }],
    [
      'it cannot be parsed',
      { url: 'https://staging.example.com/:host', replace: 'https://:host/' },
    ],
  ])('there is none if %s', (_, rule) => {
    const config = configOf({ forbid: [rule] })
    const [finding] = lintDocument('<a href="https://staging.example.com/%00">', 'html', config)
    expect(finding?.fixes).toEqual([])
  })
})
