import { languageOf, locateDocument } from '@hreflint/documents'
import {
  Answers,
  brokenUses,
  type DocumentFacts,
  EditableListing,
  factsOf,
  findProfile,
  isDocumentFacts,
  listingOf,
  referrersOf,
  resolveFacts,
  Site,
  spanOfUse,
} from '@hreflint/references'
import { referenceIssues } from '@hreflint/references/issues'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../support/marked.ts'
import { lintOnSite, siteOf, type TinySite } from './tiny-site.ts'

/** The facts of a text, as another process reads them. */
function sentFacts(text: string, path: string): DocumentFacts {
  const located = locateDocument(text, languageOf(path) ?? 'html', { structure: true })
  const value: unknown = JSON.parse(JSON.stringify(factsOf(located, text)))
  if (!isDocumentFacts(value)) throw new Error('These are not facts.')
  return value
}

/** What is said about a document, from its facts alone. */
function saidFromFacts(text: string, site: TinySite): readonly string[] {
  const path = site.document ?? 'index.html'
  const broken = brokenUses(resolveFacts(siteOf(text, site), path, sentFacts(text, path)))
  return broken.map(({ issue, span }) => `${issue.code} ${mark(text, [span])}`)
}

function saidByLinter(text: string, site: TinySite): readonly string[] {
  const quiet = ['ambiguous-fragment', 'missing-slash', 'redirected']
  return lintOnSite(text, site, ...quiet.map(name => `reference/${name}`))
    .findings.filter(({ code }) => /^(?:reference|site)\//.test(code))
    .map(({ code, span }) => `${code} ${mark(text, [span])}`)
}

describe('facts say what the linter says', () => {
  // Entries of tables, labels, and pages are not uses: they are judged by their texts, a page also by the
  // links of all others.
  const examples = referenceIssues
    .filter(({ code }) => !/^redirect\/|^site\/(?:orphan|hidden-noindex)$|-definition$/.test(code))
    .flatMap(({ examples }) => examples)
  test.each(examples.map(example => [example.url, example] as const))('%s', (url, { site }) => {
    const { text } = marked(url)
    const said = saidFromFacts(text, site ?? {})
    expect(said).toEqual(saidByLinter(text, site ?? {}))
    expect(said).not.toEqual([])
  })

  const files = { 'a.html': '<p id="x&y">', 'b c.html': '', 'd/index.html': '', 'D.png': '' }
  const url = fc.constantFrom(
    ...[
      'a.html',
      'A.html',
      'b c.html',
      'b&#32;d.html',
      '&#97;.html#x&amp;y',
      'a.html#x&amp;z',
      'd',
      '',
    ],
    ...[
      'd.png',
      'data:,a',
      'mailto:a@b',
      '\n e.html?a&amp;b ',
      '{{ a }}/b',
      '#no',
      '../../x',
      'ä.html',
    ],
  )
  const element = url.chain(value =>
    fc.constantFrom(
      `<a href="${value}">`,
      `<img srcset='${value} 2x, D.png'>`,
      `<div style="background: url('${value}')">`,
      `<iframe srcdoc="<a href='${value}'>"></iframe>`,
      `<p cite=" ${value}&#10;">`,
      `<base href="d/">`,
      `<svg><use href="${value}"/></svg>`,
    ),
  )
  test('of generated documents', () => {
    fc.assert(
      fc.property(fc.array(element, { maxLength: 6 }), elements => {
        const text = elements.join('\n')
        expect(saidFromFacts(text, { files })).toEqual(saidByLinter(text, { files }))
      }),
    )
  })
})

test('a use is where its document has it, to the escape', () => {
  const text = '<a href="a&amp;b&#32;c">[<p style="background: url(\'\\61 b.png\')">'
  const { uses } = sentFacts(text, 'a.html')
  const [first, second] = uses
  if (first === undefined || second === undefined) throw new Error('There are two.')
  expect([first.text, second.text]).toEqual(['a&b c', 'ab.png'])
  const shown = [spanOfUse(first, { start: 1, end: 3 }), spanOfUse(second, { start: 0, end: 2 })]
  expect(mark(text, shown)).toBe(
    '<a href="a«&amp;b»&#32;c">[<p style="background: url(\'«\\61 b».png\')">',
  )
})

test('a URL of another scheme is not kept', () => {
  const [use] = sentFacts(`<img src="data:image/png;base64,${'A'.repeat(1e6)}">`, 'a.html').uses
  expect(use?.text).toBe('data:')
})

const path = fc
  .array(fc.constantFrom('a', 'b', 'A', 'index.html'), { minLength: 1, maxLength: 3 })
  .map(names => names.join('/'))

/** A path that can be beside these: none of them is a folder above it, nor below it. */
const fits = (path: string, others: Iterable<string>) =>
  [...others].every(
    other => !`${path}/`.startsWith(`${other}/`) && !`${other}/`.startsWith(`${path}/`),
  )

function entriesBelow(listing: EditableListing, folder = ''): readonly string[] {
  return [...(listing.entriesOf(folder) ?? [])]
    .flatMap(([name, kind]) => {
      const at = folder === '' ? name : `${folder}/${name}`
      return [`${kind} ${at}`, ...entriesBelow(listing, at)]
    })
    .sort()
}

test('a listing that was edited is that of the files that are left', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(path, fc.boolean())), steps => {
      const listing = new EditableListing()
      const left = new Set<string>()
      for (const [at, isAdded] of steps) {
        if (isAdded && fits(at, left)) {
          listing.add(at)
          left.add(at)
        } else if (!isAdded && at !== '') {
          listing.remove(at)
          for (const other of left) if (`${other}/`.startsWith(`${at}/`)) left.delete(other)
        }
      }
      expect(entriesBelow(listing)).toEqual(entriesBelow(new EditableListing(left)))
    }),
  )
})

describe('answers', () => {
  const profile = fc.constantFrom('files', 'pages', 'github', 'vitepress', 'docusaurus', 'mkdocs')
  const link = fc
    .tuple(fc.constantFrom('', '/', '../', './'), path, fc.constantFrom('', '/', '#x', '.md'))
    .map(parts => parts.join(''))

  test('what was not asked for changes nothing', () => {
    fc.assert(
      fc.property(fc.array(path), path, fc.array(link), profile, (paths, other, links, id) => {
        const files = paths.filter((at, index) => fits(at, paths.slice(0, index)))
        fc.pre(fits(other, files))
        const text = links.map(href => `<a href="${href}">`).join('')
        const facts = sentFacts(text, 'page.html')
        const answers = new Answers()
        const said = (listed: readonly string[], answers?: Answers) => {
          const listing = listingOf([...listed, 'page.html'])
          const site = new Site({ listing, profile: findProfile(id) })
          return JSON.stringify(resolveFacts(site, 'page.html', facts, answers))
        }
        const before = said(files, answers)
        const folders = other
          .split('/')
          .map((_, index, names) => names.slice(0, index + 1).join('/'))
        if (!folders.some(at => answers.dependOnPath(at))) {
          expect(said([...files, other])).toBe(before)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('a link depends on its target and on nothing beside it', () => {
    const site = siteOf('', { files: { 'a.html': '', 'b.html': '' } })
    const answers = new Answers()
    resolveFacts(site, 'index.html', sentFacts('<a href="a.html#x">', 'index.html'), answers)
    expect(answers.dependOnPath('a.html')).toBe(true)
    expect(answers.dependOnPath('b.html')).toBe(false)
    expect([...answers.anchors]).toEqual(['a.html'])
  })

  test('a link that is broken depends on all names that may be meant', () => {
    const answers = new Answers()
    const site = siteOf('', { files: { 'a.html': '' } })
    resolveFacts(site, 'index.html', sentFacts('<a href="b.html">', 'index.html'), answers)
    expect(answers.dependOnPath('c.html')).toBe(true)
  })
})

test('referrers are the links to a file, or to one of its anchors', () => {
  const texts = {
    'a.html': '<a href="b.html#x"><a href="b.html"><a href="#x">',
    'b.html': '<p id="x"><a href="#%78"><a href="a.html"><a href="#y">',
  }
  const site = siteOf('', { files: texts })
  const resolved = Object.entries(texts).map(
    ([at, text]) => [at, resolveFacts(site, at, sentFacts(text, at))] as const,
  )
  const found = (anchor?: string) =>
    referrersOf({ path: 'b.html', anchor }, resolved).map(({ path, use }) => `${path} ${use.text}`)
  expect(found()).toEqual(['a.html b.html#x', 'a.html b.html', 'b.html #%78', 'b.html #y'])
  expect(found('x')).toEqual(['a.html b.html#x', 'b.html #%78'])
})

test('a site forgets what a document was', () => {
  const texts = new Map([['b.html', '<p id="x">']])
  const site = new Site({
    listing: listingOf(['a.html', 'b.html']),
    profile: findProfile('files'),
    structureOf: at => sentFacts(texts.get(at) ?? '', at).structure,
  })
  const state = () => {
    const [link] = resolveFacts(site, 'a.html', sentFacts('<a href="b.html#x">', 'a.html'))
    return link?.resolution.state
  }
  expect(state()).toBe('exists')
  texts.set('b.html', '')
  expect(state()).toBe('exists')
  site.forget('b.html')
  expect(state()).toBe('missing')
})

test('a site sees what comes into its listing and what goes', () => {
  const listing = new EditableListing(['a.html', 'b.html'])
  const site = new Site({ listing, profile: findProfile('files') })
  const state = () => {
    const [link] = resolveFacts(site, 'a.html', sentFacts('<a href="b.html">', 'a.html'))
    return link?.resolution.state
  }
  expect(state()).toBe('exists')
  listing.remove('b.html')
  expect(state()).toBe('missing')
  listing.add('b.html')
  expect(state()).toBe('exists')
})
