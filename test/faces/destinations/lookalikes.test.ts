import { generalIssues } from '@hreflint/core/internal'
import { lintDocument } from '@hreflint/linter'
import { ListJudge } from '@hreflint/site/batch/judge/list-judge'
import { readLines } from '@hreflint/site/batch/lists/read-lines'
import { examineUrl } from '@hreflint/site/url/examine-url'
import { firstState } from '@hreflint/site/url/url-state'
import { describe, expect, test } from 'vitest'
import { runCli } from '../../cli/support/run-cli.ts'
import { plainSubject, service } from '../../language-service/marked-document.ts'

// Every face says what the linter says of a URL that each specification allows: of a lookalike, of what is invisible, of a slip.

const urls = [
  'https://xn--80ak6aa92e.com/',
  'https://\u0430\u0440\u0440\u04CF\u0435.com/',
  'https://p\u0430ypal.example/',
  'https://xn--pypal-4ve.example/',
  'https://v\u0456s\u0430.com/a?b',
  'https://example.com/\u202Egnp.exe',
  'https://p\u0430ypal.example/\u202Ea\u05D0',
  'https://example.com/a\u200Bb?c\u2066d',
  'htps://example.com/a',
  'https://https://example.com/',
]

const escaped = (url: string) => url.replaceAll(/[^!-~]/gu, c => `&#${c.codePointAt(0)};`)

/** What the linter says of a URL, without what a specification forbids. */
const byLinter = (url: string) =>
  lintDocument(`<a href="${escaped(url)}">x</a>`, 'html')
    .filter(({ code }) => generalIssues.has(code))
    .map(({ code, message, fixes }) => ({ code, message, titles: fixes.map(({ title }) => title) }))

describe.each(urls.map(url => [escaped(url), url]))('%s', (_, url) => {
  const said = byLinter(url)
  const messages = said.map(({ message }) => message)

  test('the linter reports it', () => {
    expect(said.length).toBeGreaterThan(0)
  })

  test('the URL explorer', () => {
    const shown = examineUrl({ ...firstState, url }).issues
    expect(
      shown
        .filter(({ code }) => generalIssues.has(code))
        .map(({ code, message, fixes }) => ({
          code,
          message,
          titles: fixes.map(({ title }) => title),
        })),
    ).toEqual(said)
  })

  test('the explorer of lists', () => {
    const judge = new ListJudge(readLines(`${url}\n`), {})
    judge.step(2)
    expect(judge.findings.map(finding => finding.describe().message)).toEqual(
      expect.arrayContaining(messages),
    )
  })

  test.each(['parse', 'explain'])('hreflint %s', async command => {
    const { stdout } = await runCli([command, url], { cwd: '/' })
    for (const { code, message } of said) {
      expect(stdout).toContain(`remark  ${code}`)
      expect(stdout).toContain(message)
    }
  })

  test('an editor', () => {
    const subject = plainSubject(`<a href="${escaped(url)}">x</a>`)
    const found = service.diagnostics(subject)
    for (const message of messages) {
      expect(found.map(one => one.message)).toContainEqual(expect.stringContaining(message))
    }
    for (const { range } of found) {
      const { contents } = service.hover(subject, range.start) ?? { contents: { value: '' } }
      const { value } = contents as { value: string }
      const text = value.replaceAll(/\\(?=[<>"_])|\\u003c/g, '').replaceAll('&lt;', '<')
      expect(messages.some(message => text.includes(message))).toBe(true)
    }
  })
})
