import { componentNames, parse } from '@hreflint/core'
import { comparePrograms } from '@hreflint/site/url/readings/compare-programs'
import { compareReadings } from '@hreflint/site/url/readings/compare-readings'
import { drawUrl, partInWords } from '@hreflint/site/url/draw-url'
import { encodings } from '@hreflint/site/url/encodings'
import { examineUrl } from '@hreflint/site/url/examine-url'
import { parserView } from '@hreflint/site/url/parser/parser-view'
import { queryParameters } from '@hreflint/site/url/parts/url-parts'
import { urlExamples } from '@hreflint/site/url/url-examples'
import { firstState } from '@hreflint/site/url/url-state'
import { visibleText } from '@hreflint/site/shell/text/visible-text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planted, plantedUrls } from '../../support/connection/planted-secrets.ts'

test.each([
  ['http://a_b/', '', 'conformance-error'],
  ['http://h//a', '', 'conformance-error'],
  ['http://h/%FF', '', 'conformance-error'],
  ['http://h/a', '', 'conforming'],
  ['a', 'http://h/', 'conforming'],
  ['http://h/a b', '', 'conformance-error'],
  ['http://', '', 'parse-exception'],
] as const)('%s is not called conforming for want of a parse error', (url, base, verdict) => {
  const state = { ...firstState, url, base, spec: 'webspecs-url' }
  expect(examineUrl(state).verdict).toBe(verdict)
})

describe('a drawing', () => {
  const draw = (url: string) => {
    const { components, issues } = parse(url)
    return drawUrl(
      url,
      components,
      issues.map(({ span }) => span),
    )
  }
  const shown = (url: string) =>
    draw(url).parts.map(({ name, runs }) => {
      const text = runs
        .map(({ pieces, issues }) => {
          const run = pieces.map(piece => piece.text).join('')
          return issues.length > 0 ? `«${run}»` : run
        })
        .join('')
      return name === null ? text : `${name}:${text}`
    })

  test.each([
    ['https://a/b c', ['scheme:https', '://', 'host:a', 'path:/b«␣»c']],
    ['https:a/', ['scheme:https', ':', 'host:«»a', 'path:/']],
    ['https://[::1', ['scheme:https', '://', 'host:[::1«»']],
    ['\thttps://a/', ['«TAB»', 'scheme:https', '://', 'host:a', 'path:/']],
    ['https://a:65536/', ['scheme:https', '://', 'host:a', ':', 'port:«65536»', '/']],
  ])('of %j', (url, parts) => {
    expect(shown(url)).toEqual(parts)
  })

  test('holds every unit once, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), rest => {
        const url = `https://u@a:1/${rest}`
        const offsets = draw(url).parts.flatMap(({ runs }) =>
          runs.filter(({ pieces }) => pieces.length > 0).map(({ start }) => start),
        )
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
        expect(offsets[0]).toBe(0)
      }),
    )
  })

  test('of a very long URL says how much is left', () => {
    const drawing = draw(`https://a/${'😀'.repeat(5000)}`)
    expect(drawing.left).toBeGreaterThan(5000)
  })
})

test('what cannot be seen is shown by name', () => {
  expect(visibleText('a\u200B\uD800b\n').map(({ text }) => text)).toEqual([
    'a',
    'U+200B',
    'U+D800',
    'b',
    'LF',
  ])
})

describe('an examination', () => {
  test('proposes what leads to the same URL, and says so', () => {
    const { verdict, href, issues, repaired } = examineUrl(firstState)
    expect(verdict).toBe('conformance-error')
    expect(href).toBe('https://example.com/my%20page|draft?discount=50%')
    expect(issues.map(({ code }) => code)).toEqual([
      'whatwg/unescaped-space',
      'whatwg/unescaped-pipe',
      'whatwg/stray-percent',
    ])
    expect(issues[0]?.page).toBe('/issues/whatwg/unescaped-space')
    expect(issues[0]?.fixes[0]).toMatchObject({ title: 'Percent-encode as %20', keepsUrl: true })
    expect(repaired).toEqual({
      output: 'https://example.com/my%20page|draft?discount=50%',
      count: 1,
    })
  })

  test.each(urlExamples)('of the example "$label" has something to show', ({ state }) => {
    const all = { ...firstState, ...state }
    const { issues, href } = examineUrl(all)
    expect(issues.length > 0 || href !== all.url).toBe(true)
    expect(compareReadings(all).agreement).not.toBe('alike')
  })

  test.each(encodings)('in %s', encoding => {
    expect(examineUrl({ ...firstState, encoding }).href).not.toBeNull()
  })
})

test('each specification has a short name of its own', () => {
  const titles = compareReadings(firstState).columns.map(({ shortTitle }) => shortTitle)
  expect(titles).toContain('URL (webspecs/url)')
  expect(new Set(titles).size).toBe(titles.length)
})

describe('a comparison of programs', () => {
  test('tells who goes where', async () => {
    const { hosts, columns } = await comparePrograms({
      ...firstState,
      url: 'http://good.example\\@evil.example/',
    })
    expect(columns[0]).toMatchObject({ shortTitle: 'URL Standard', isProgram: false })
    expect(columns.slice(1).every(({ isProgram }) => isProgram)).toBe(true)
    expect(hosts).toEqual([
      {
        host: 'good.example',
        titles: [
          'URL Standard',
          'Python: requests',
          'Node: url.parse',
          'Rust: url',
          'Chrome',
          'Firefox',
        ],
      },
      {
        host: 'evil.example',
        titles: [
          'curl',
          'wget',
          'Python: urllib.parse',
          'PHP: parse_url',
          'Ruby: Addressable',
          'Perl: URI',
          'GLib: GUri',
          'Git',
        ],
      },
    ])
  })
})

describe('a comparison', () => {
  const compare = (url: string) => compareReadings({ ...firstState, url })

  test('tells other hosts from other URLs', () => {
    const { columns, hosts } = compare('http://example.com\\@evil.example/login')
    expect(columns).toHaveLength(8)
    expect(hosts.map(({ host }) => host)).toEqual(['example.com', 'evil.example'])
    const field = (id: string, name: string) =>
      columns.find(column => column.id === id)?.fields.find(one => one.name === name)
    expect(field('whatwg', 'host')).toMatchObject({ value: 'example.com', difference: 'none' })
    expect(field('rfc3986', 'host')).toMatchObject({ value: 'evil.example', difference: 'host' })
  })

  test.each([
    'http://example.com\\@evil.example/login',
    'http://GOOD.example\\@evil.example/a b?q=1',
    'https://a.example:81\\@b.example:82/',
    'http://bücher.example\\@evil.example/',
    'http://good.example\\\\@evil.example/',
    'http:\\\\good.example\\@evil.example/',
  ])('of %s has in no column a host that only others go to', url => {
    for (const { columns, hosts } of [compare(url), compare(url.toLowerCase())]) {
      expect(hosts.length).toBeGreaterThan(1)
      for (const { shortTitle, fields } of columns) {
        const shown = fields.find(({ name }) => name === 'host')?.value?.toLowerCase()
        const others = hosts.filter(({ titles }) => !titles.includes(shortTitle))
        expect(others.map(({ host }) => host)).not.toContain(shown)
      }
    }
  })

  test('does not call the same what is written in different ways', () => {
    expect(compare('https://example.com/a|b').agreement).toBe('same-url')
  })

  test('finds nothing where there is nothing', () => {
    const { agreement, hosts, columns } = compare('https://example.com/')
    expect(hosts).toEqual([])
    expect(agreement).toBe('alike')
    expect(columns.flatMap(({ fields }) => fields).every(one => one.difference === 'none')).toBe(
      true,
    )
  })
})

describe('a password is nowhere shown', () => {
  test.each(plantedUrls)('read as %s', (_, url) => {
    for (const base of ['', 'https://bob:PLANTED@example.com/']) {
      const state = { ...firstState, url, base }
      const { input, components, issues, hidden, shownHref, parts: urlParts } = examineUrl(state)
      const { parts } = drawUrl(
        input,
        components,
        issues.map(({ span }) => span),
        hidden,
      )
      const words = componentNames.map(name => {
        const span = components[name]
        return span === null ? '' : partInWords(input, span, hidden)
      })
      const told = issues.map(({ message, why, fixes }) => [message, why, fixes.map(f => f.title)])
      const tables = [...urlParts, ...queryParameters(urlParts)].map(part => part.shown)
      const parser = parserView(state)
      const shown = {
        parts,
        words,
        told,
        shownHref,
        columns: compareReadings(state),
        tables,
        parser,
      }
      expect(JSON.stringify(shown)).not.toMatch(planted)
    }
  })

  test('but copied, and fixed', () => {
    const { href } = examineUrl({ ...firstState, url: 'https://ada:PLANTED@example.com/' })
    expect(href).toBe('https://ada:PLANTED@example.com/')
    const [issue] = examineUrl({ ...firstState, url: 'redis://u:PLANTED/x@db' }).issues
    expect(issue?.fixes[0]?.output).toBe('redis://u:PLANTED%2Fx@db')
  })

  test('but the delimiter that a message names is drawn', () => {
    const { input, components, issues, hidden } = examineUrl({
      ...firstState,
      url: 'postgres://app:to/p@db/x',
    })
    const spans = issues.map(({ span }) => span)
    const text = drawUrl(input, components, spans, hidden)
      .parts.flatMap(({ runs }) => runs.flatMap(({ pieces }) => pieces.map(piece => piece.text)))
      .join('')
    expect(text).toBe('postgres://app:***/***@db/x')
  })
})

test('the specification of a connection string is said to be that of drivers', () => {
  const isConnection = (url: string) => examineUrl({ ...firstState, url }).isConnection
  expect(isConnection('postgres://a@b/c')).toBe(true)
  expect(isConnection('https://a/')).toBe(false)
})
