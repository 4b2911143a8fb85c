import { locateDocument } from '@hreflint/documents'
import { anchorsOf, findProfile } from '@hreflint/references'
import { slugify } from '@mdit-vue/shared'
import fc from 'fast-check'
import GithubSlugger from 'github-slugger'
import MarkdownIt from 'markdown-it'
import markdownItAnchor from 'markdown-it-anchor'
import { describe, expect, test } from 'vitest'

// The ids of headings, held to what the generators' own libraries make of the same document.

const word = fc.constantFrom(
  ...'Install API v1.2 C++ it’s “quoted” Über Straße Привет 你好 مرحبا 🎉 :tada: snake_case kebab-case a/b 100% 50€'.split(
    ' ',
  ),
  ...'& < ... -- — ! ? 1. 2nd [link](x) `code` `a_b` *em* **strong** ~~gone~~ ![alt](y.png) <b>b</b> \\* &amp; [ref]'.split(
    ' ',
  ),
)
const heading = fc.array(word, { minLength: 1, maxLength: 5 }).map(words => words.join(' '))
const headings = fc.array(heading, { minLength: 1, maxLength: 8 })

function idsOf(document: string, profile: string): readonly string[] {
  const { structure } = locateDocument(document, 'markdown', { structure: true })
  if (structure === undefined) throw new Error('There is no structure.')
  return anchorsOf(structure, findProfile(profile)).offered
}

function renderedIds(html: string): readonly string[] {
  return [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id = '']) =>
    decodeURIComponent(id.replaceAll('&amp;', '&')),
  )
}

const documentOf = (texts: readonly string[]) => texts.map(text => `## ${text}\n`).join('\n')

test('VitePress: markdown-it-anchor with the slugs of mdit-vue', () => {
  const markdown = new MarkdownIt({ html: true, linkify: true }).use(markdownItAnchor, {
    slugify,
    getTokensText: tokens =>
      tokens
        .filter(({ type }) => !['html_inline', 'emoji'].includes(type))
        .map(({ content }) => content)
        .join(''),
  })
  fc.assert(
    fc.property(headings, texts => {
      const document = documentOf(texts)
      const structure = locateDocument(document, 'markdown', { structure: true }).structure
      if (structure === undefined) throw new Error('There is no structure.')
      const { places } = anchorsOf(structure, findProfile('vitepress'))
      const ids = new Set(places.keys())
      for (const id of renderedIds(markdown.render(document))) {
        if (id !== '') expect(ids).toContain(id)
      }
    }),
    { numRuns: 2000 },
  )
})

describe('GitHub, Docusaurus, Astro: github-slugger', () => {
  const plain = fc
    .array(
      fc.constantFrom(
        ...'Install API v1.2 C++ Über Straße Привет 你好 🎉 a/b 100% 1. 2nd what? — A A B'.split(
          ' ',
        ),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map(words => words.join(' '))
  test.each(['github', 'docusaurus'])('%s', profile => {
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 8 }), texts => {
        const slugger = new GithubSlugger()
        const expected = texts.map(text => slugger.slug(text))
        expect(idsOf(documentOf(texts), profile)).toEqual(expected)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('Jekyll: what kramdown-parser-gfm 1.1.0 makes', () => {
  test.each([
    ['# a\n\n# a\n\n# a-1\n\n# x {#a}\n\n# a\n', ['a', 'a-1', 'a-1', 'a', 'a-2']],
    ['# A ---- b -- c `d--e` ----- f\n', ['a---b--c-d--e--f']],
    ['# Foo ![x](y)\n\n# Foo  bar\n\n# foo_bar 1.2\n', ['foo-', 'foo--bar', 'foo_bar-12']],
    ['# 1. Bezpečnost\n\n# ΑΣ\n\n# İ\n\n# 你好\n', ['1-bezpečnost', 'ασ', 'i̇', '你好']],
    ['# Foo <b>b</b> &amp; "q" [a](b) [r] ... :smile:\n', ['foo-b--q-a-r--smile']],
    ['# A << b >> c\n', ['a-b-c']],
  ])('%j', (document, ids) => {
    const offered = idsOf(document, 'jekyll')
    expect(new Set(offered)).toEqual(new Set(ids))
  })
})

describe('those that are no libraries of npm, by what they are documented to make', () => {
  const cases: readonly (readonly [profile: string, text: string, id: string])[] = [
    ['mkdocs', 'Héllo, Wörld! 1.2', 'hello-world-12'],
    ['mkdocs', 'snake_case  and -- dashes', 'snake_case-and-dashes'],
    ['mdbook', 'The `Result<T>` type: 2nd', 'the-resultt-type-2nd'],
    [
      'gitlab',
      'This heading has a :thumbsup: in it — and 3 spaces',
      'this-heading-has-a-thumbsup-in-it-and-3-spaces',
    ],
    ['gitlab', '2024', 'anchor-2024'],
    ['hugo', 'Getting Started: A/B', 'getting-started-ab'],
    ['mintlify', "Step 1: What's new", 'step-1-whats-new'],
    ['mintlify', 'v1.2 of `tasks/get` & _meta', 'v1-2-of-tasks/get-&-_meta'],
    ['mintlify', '🎉 Über 100%', '-über-100%'],
    ['mintlify', 'half \uD83D of a pair', 'half-of-a-pair'],
    ['zensical', 'A / B', 'a-b'],
  ]
  test.each(cases)('%s: %s', (profile, text, id) => {
    expect(idsOf(`# ${text}\n`, profile)).toContain(id)
  })
})
