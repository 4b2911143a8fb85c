import { describe, expect, test } from 'vitest'

// The configuration of the site belongs to no project of the compiler.
const load = (name: string): Promise<unknown> =>
  import(new URL(`../../../packages/site/.vitepress/as-text/${name}`, import.meta.url).href)
const { pageAsMarkdown } = (await load('page-as-markdown.ts')) as {
  pageAsMarkdown(text: string, path: string): string
}
const { llmsText } = (await load('llms-text.ts')) as {
  llmsText(title: string, description: string, pages: readonly object[]): string
}

describe('a page as Markdown', () => {
  test.each([
    ['links to the page of a folder', '[a](../issues/README.md#x)', '[a](../issues/index.md#x)'],
    ['links to another page', '[a](fixes.md)', '[a](fixes.md)'],
    [
      'links to the page that is made of a file of the repository',
      '[a](../../packages/cli/README.md#in-a-monorepo)',
      '[a](/packages/cli.md#in-a-monorepo)',
    ],
    [
      'links to a list that is made of a file of the repository',
      '[a](../../packages/core/src/specs/index.ts)',
      '[a](/specs/index.md)',
    ],
    [
      'leaves other links',
      '[a](https://example.com/README.md)',
      '[a](https://example.com/README.md)',
    ],
    ['leaves links to itself', '[a](#README.md)', '[a](#README.md)'],
    [
      'names no address that nobody owns yet',
      '[Try it](https://hreflint.dev/explorer/#url=a)',
      '[Try it](/explorer/#url=a)',
    ],
    ['has no metadata', '---\ntitle: a\n---\n\nb', 'b'],
    ['has no comments', '<!-- Generated. -->\n\na', 'a'],
    [
      'has no components',
      "a\n\n<script setup>\nimport B from './b.vue'\n</script>\n\n<B />\n\nc",
      'a\n\nc',
    ],
    [
      'keeps code as it is',
      'a\n\n```html\n<!-- hreflint-disable -->\n[a](README.md)\n```',
      'a\n\n```html\n<!-- hreflint-disable -->\n[a](README.md)\n```',
    ],
  ])('%s', (_, text, markdown) => {
    expect(pageAsMarkdown(text, 'guide/page.md')).toBe(`${markdown}\n`)
  })
})

test('the list for programs has the parts of the site in order', () => {
  const paths = ['api/core.md', 'decisions/core/0001-a.md', 'issues/index.md', 'guide/fixes.md']
  const pages = paths.map(path => ({ path, title: `T ${path}`, description: 'About it.' }))
  expect(llmsText('hreflint', 'Lints.', pages)).toBe(`# hreflint

> Lints.

Each page of the site is also there as Markdown: at its address with \`.md\` at the end. The list of issues leads to the page of each issue.

## Guide

- [T guide/fixes.md](/guide/fixes.md): About it.

## Reference

- [T issues/index.md](/issues/index.md): About it.

## Optional

- [T api/core.md](/api/core.md): About it.
`)
})
