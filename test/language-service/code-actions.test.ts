import { createLanguageService } from '@hreflint/language-service'
import { describe, expect, test } from 'vitest'
import { actionsAt, after, fullShape, service, subjectOf } from './marked-document.ts'

describe('quick fixes', () => {
  const fixes: readonly (readonly [before: string, title: string, after: string])[] = [
    ['<a href="/a| b">', 'Percent-encode as %20', '<a href="/a%20b">'],
    ['<a href="/a |b">', 'Percent-encode as %20', '<a href="/a%20b">'],
    ['<a href="/?x=1&amp;y=| 2">', 'Percent-encode as %20', '<a href="/?x=1&amp;y=%202">'],
    ['<p>é😀\r\n<a href="/100^|">', 'Percent-encode as %5E', '<p>é😀\r\n<a href="/100%5E">'],
  ]
  test.each(fixes)('%s: %s', (before, title, expected) => {
    const subject = subjectOf(before)
    const action = actionsAt(subject).find(candidate => candidate.title === title)
    expect(after(subject, action)).toBe(expected)
    expect(action).toMatchObject({ kind: 'quickfix', isPreferred: true })
    expect(action?.diagnostics).toHaveLength(1)
  })

  test('there are none beside a finding, nor on a sound URL', () => {
    expect(actionsAt(subjectOf('<|a href="/a b">'))).toEqual([])
    expect(actionsAt(subjectOf('<a href="/|a">'))).toEqual([])
  })

  test('those that change where a working link leads say so and are not preferred', () => {
    const actions = actionsAt(subjectOf('<a href="https://user|:pw@a/">'))
    const changing = actions.filter(({ title }) => title.endsWith(' (changes where the link goes)'))
    expect(changing.length).toBeGreaterThan(0)
    expect(changing.every(({ isPreferred }) => isPreferred !== true)).toBe(true)
  })

  test('the one of a forbidden URL leads where the rule of the team says', () => {
    const forbid = [
      {
        url: 'https://staging.example.com/*',
        message: 'Staging is not public.',
        replace: 'https://www.example.com/*',
      },
    ]
    const subject = subjectOf('<a href="https://Staging.|example.com/a?b&amp;c">', {
      config: { forbid },
    })
    expect(service.diagnostics(subject)).toMatchObject([
      {
        code: 'policy/forbidden-url',
        severity: 1,
        message: expect.stringContaining('Staging is not public.'),
      },
    ])
    const action = actionsAt(subject).find(({ title }) => title.startsWith('Change to'))
    expect(action).toMatchObject({
      title: 'Change to https://www.example.com/a?b&c (changes where the link goes)',
      kind: 'quickfix',
    })
    expect(action).not.toHaveProperty('isPreferred')
    expect(after(subject, action)).toBe('<a href="https://www.example.com/a?b&amp;c">')
  })

  test('those of a connection string speak of the connection, which is no link', () => {
    const subject = subjectOf('DATABASE_URL=postgres://app:p|@s/s@db:5432/shop\n', {
      language: 'dotenv',
    })
    const titles = actionsAt(subject).map(({ title }) => title)
    expect(titles).toContainEqual(expect.stringMatching(/ \(changes the connection\)$/))
    expect(titles.join()).not.toContain('link')
  })

  test('where no URL results there is nothing to warn of', () => {
    const [action] = actionsAt(subjectOf('<a href="https://exa| mple.com/">'))
    expect(action).toMatchObject({ title: 'Remove it', kind: 'quickfix' })
    expect(action).not.toHaveProperty('isPreferred')
  })

  test('come in groups: fixes, suggestions, whole file, what silences, what explains', () => {
    const opening = createLanguageService({ shape: fullShape, openPageCommand: 'open' })
    const text = '<a href="https://user|:pw@a/b c"><a href="/a b">'
    const subject = subjectOf(text)
    const diagnostics = opening.diagnostics(subject)
    const range = { start: subject.position, end: subject.document.positionAt(text.length) }
    const actions = opening.codeActions(subject, range, { diagnostics })
    const groups = actions.map(({ kind, title, isPreferred }) => {
      if (kind !== 'quickfix') return kind
      if (title.endsWith(' in this file')) return 'file'
      return isPreferred === true || !title.includes('(') ? 'fix' : 'suggestion'
    })
    const order = [
      'fix',
      'suggestion',
      'file',
      'quickfix.allow.hreflint',
      'quickfix.learn.hreflint',
    ]
    const ranks = groups.map(group => order.indexOf(group ?? ''))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect([...new Set(groups)]).toEqual(order)
  })

  test('all that is safe in the file can be fixed from the same menu', () => {
    const subject = subjectOf('<a href="/a| b"><a href="/e^f"><a href="https://exa mple.com/">')
    const title = 'Apply all safe fixes in this file'
    const action = actionsAt(subject).find(candidate => candidate.title === title)
    expect(action?.kind).toBe('quickfix')
    expect(after(subject, action)).toBe(
      '<a href="/a%20b"><a href="/e%5Ef"><a href="https://exa mple.com/">',
    )
    const alone = actionsAt(subjectOf('<a href="/a| b">'))
    expect(alone.map(({ title }) => title)).not.toContain(title)
  })

  test('one code can be fixed everywhere at once', () => {
    const subject = subjectOf('<a href="/a| b"><a href="/c d"><a href="/e^f">')
    const action = actionsAt(subject).find(({ title }) => title.startsWith('Fix all whatwg'))
    expect(action?.title).toBe('Fix all whatwg/unescaped-space in this file')
    expect(after(subject, action)).toBe('<a href="/a%20b"><a href="/c%20d"><a href="/e^f">')
  })

  test('an edit names no version where the client knows none', () => {
    const plain = createLanguageService({ shape: { ...fullShape, documentChanges: false } })
    const [action] = actionsAt(subjectOf('<a href="/a| b">'), undefined, plain)
    expect(action?.edit).toEqual({
      changes: {
        'file:///site/page.html': [
          {
            range: { start: { line: 0, character: 11 }, end: { line: 0, character: 12 } },
            newText: '%20',
          },
        ],
      },
    })
  })

  test('a page can be opened where there is a command for it', () => {
    const opening = createLanguageService({ shape: fullShape, openPageCommand: 'open' })
    const actions = actionsAt(subjectOf('<a href="/a| b">'), undefined, opening)
    expect(actions.find(({ command }) => command !== undefined)?.command).toEqual({
      title: 'Explain whatwg/unescaped-space',
      command: 'open',
      arguments: ['explain:/whatwg/unescaped-space'],
    })
  })
})

describe('fix all', () => {
  const text = '<a href="/a b|">\r\n<a href="/100^">\r\n<a href="https://exa mple.com/">'
  const fixed = '<a href="/a%20b">\r\n<a href="/100%5E">\r\n<a href="https://exa mple.com/">'

  test.each([['source.fixAll.hreflint'], ['source.fixAll'], ['source']])(
    'asked for as %s',
    kind => {
      const subject = subjectOf(text)
      const actions = actionsAt(subject, [kind])
      expect(actions.map(action => action.kind)).toEqual(['source.fixAll.hreflint'])
      expect(after(subject, actions[0])).toBe(fixed)
    },
  )

  test('is not made for other kinds', () => {
    expect(actionsAt(subjectOf(text), ['source.organizeImports'])).toEqual([])
    expect(actionsAt(subjectOf(text), ['refactor'])).toEqual([])
  })

  test('is not there where nothing can be fixed', () => {
    expect(actionsAt(subjectOf('<a href="|/a">'), ['source.fixAll'])).toEqual([])
  })

  test('replaces only what changes', () => {
    const subject = subjectOf(text)
    const change = actionsAt(subject, ['source.fixAll'])[0]?.edit?.documentChanges?.[0]
    const edits = change !== undefined && 'edits' in change ? change.edits : []
    expect(edits.map(edit => ('newText' in edit ? edit.newText : null))).toEqual(['%20', '%5E'])
  })
})

describe('suppressions', () => {
  const suppress = (marked: string, title: string, options = {}) => {
    const subject = subjectOf(marked, options)
    const action = actionsAt(subject).find(candidate => candidate.title === title)
    return after(subject, action)
  }
  const line = 'Allow whatwg/unescaped-space on this line'
  const file = 'Allow whatwg/unescaped-space in this file'
  const nextLine = 'hreflint-disable-next-line whatwg/unescaped-space'

  test('go on a line above, with its indentation and line ending', () => {
    expect(suppress('<p>\r\n  <a href="/a| b">x</a>\r\n', line)).toBe(
      `<p>\r\n  <!-- ${nextLine} -->\r\n  <a href="/a b">x</a>\r\n`,
    )
  })

  test('go to the end of the line if a line above would be inside a tag', () => {
    expect(suppress('<a\n  href="/a| b">x</a>\n', line)).toBe(
      '<a\n  href="/a b">x</a> <!-- hreflint-disable-line whatwg/unescaped-space -->\n',
    )
  })

  test('are not offered where no comment can do it', () => {
    expect(suppress('<a\n  href="/a| b"\n>x</a>\n', line)).toBeUndefined()
  })

  test('silence a code in the whole file', () => {
    expect(suppress('<a href="/a| b"><a href="/c d">\n', file)).toBe(
      '<!-- hreflint-disable whatwg/unescaped-space -->\n<a href="/a b"><a href="/c d">\n',
    )
  })

  test('are written as comments of the language', () => {
    const subject = subjectOf('a {\n  background: url("/a| b");\n}\n', { language: 'css' })
    const action = actionsAt(subject).find(({ title }) => title === line)
    expect(after(subject, action)).toBe(`a {\n  /* ${nextLine} */\n  background: url("/a b");\n}\n`)
  })

  test.each<[string, string]>([
    [`  f('https://a/b| c')\n`, `  // ${nextLine}\n  f('https://a/b c')\n`],
    [`a = <p\n  b='https://a/b| c'\n/>\n`, `a = <p\n  // ${nextLine}\n  b='https://a/b c'\n/>\n`],
    [
      `a = <p>\n  <a href="/b| c"/>\n</p>\n`,
      `a = <p>\n  {/* ${nextLine} */}\n  <a href="/b c"/>\n</p>\n`,
    ],
  ])('are written as comments of the program: %j', (marked, expected) => {
    const config = { javascript: 'known-schemes' }
    expect(suppress(marked, line, { language: 'javascriptreact', config })).toBe(expected)
  })
})

test.each([
  '<a href="https://root:hunter2@|exa mple.com/">',
  '<a href="https:root:hunter2@|a/">',
  '<a href="https:/root:hunter2@|a/b c">',
  '<a href="http:\\\\root:hunter2@|a\\b">',
  '<a href="ht tps://root:hunter2@|a/">',
  '<a href="https://root:hunter2@|a:99999/">',
  '<a href="https://root:hunt|er2@[::1/">',
])('no title or message repeats a password: %s', marked => {
  const subject = subjectOf(marked)
  const whole = { start: { line: 0, character: 0 }, end: { line: 0, character: 99 } }
  const diagnostics = service.diagnostics(subject)
  const actions = service.codeActions(subject, whole, { diagnostics })
  const shown = [...actions.map(({ title }) => title), ...diagnostics.map(({ message }) => message)]
  expect(diagnostics.length).toBeGreaterThan(0)
  expect(shown.join('\n')).not.toContain('hunter2')
})

describe('where edits may wait until an action is chosen', () => {
  const shape = { ...fullShape, resolvesEdits: true }
  const text = '<p>\n<a href="/a| b">x</a>\n<a href="/c^">'

  test('they are the same in the end', () => {
    const subject = subjectOf(text)
    const lazy = createLanguageService({ shape })
    const actions = actionsAt(subject, undefined, lazy)
    expect(actions.filter(({ edit }) => edit === undefined)).toHaveLength(3)
    const whole = actions.map(action =>
      action.edit === undefined ? lazy.resolveCodeAction(subject, action) : action,
    )
    expect(whole).toEqual(actionsAt(subject))
  })

  test.each([
    [undefined],
    [null],
    [{}],
    [{ does: 'allow-here', code: 'x', start: 0, end: 1 }],
    [{ does: 'allow-in-file', code: 7 }],
    [{ does: 'rm' }],
  ])('an action that is given back with nonsense stays as it is: %j', data => {
    const action = { title: 'x', data }
    expect(service.resolveCodeAction(subjectOf(text), action)).toEqual(action)
  })
})

test('the service takes its findings from its host', () => {
  const subject = subjectOf('<a href="/a| b">')
  const blind = createLanguageService({ shape: fullShape, findingsOf: () => [] })
  expect(service.diagnostics(subject)).toHaveLength(1)
  expect(blind.diagnostics(subject)).toEqual([])
})
