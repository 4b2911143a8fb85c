import { anyPage, applyEdits, check, describe, fix } from '@hreflint/core'
import { parseURL, serializeURL } from 'whatwg-url'
import { expectSame } from '../expect-same.ts'

/** Addresses of pages of every kind: at the root and in folders, with and without a file name. */
const addresses: readonly string[] = [
  ...['https', 'http'].flatMap(scheme => [
    `${scheme}://site.example/`,
    `${scheme}://site.example/index.html`,
    `${scheme}://site.example/blog/`,
    `${scheme}://site.example/blog/2026/post.html?print=1#top`,
    `${scheme}://ada:x@localhost:8080/a/b/c/d/e/f`,
  ]),
  'file:///',
  'file:///index.html',
  'file:///home/ada/',
  'file:///home/ada/site/page.html',
  'file:///C:/',
  'file:///C:/site/page.html?x',
  'file://server/share/',
  'file://server/share/site/page.html',
  'file://server/D:/page.html',
]

/** The same, for whatwg-url. */
export const pages = addresses.map(address => ({ address, baseURL: parseURL(address) }))

/** Where whatwg-url says that a URL leads from each page. */
function destinations(input: string): readonly string[] {
  return pages.map(({ address, baseURL }) => {
    const url = parseURL(input, { baseURL })
    return `${address} ${url === null ? 'no URL' : serializeURL(url)}`
  })
}

/**
 * Where the address of a page is not known, nothing that is made unasked changes where a URL leads,
 * on every page.
 *
 * @returns how many texts were repaired unasked, or not unasked, so that there was something to hold.
 */
export function expectAnyPageLaw(input: string): { readonly kept: number; readonly left: number } {
  const options = { base: anyPage }
  const outputs = new Set([fix(input, options).output])
  let left = 0
  for (const issue of check(input, options)) {
    for (const { safety, edits } of describe(issue, input, options).fixes) {
      if (safety === 'keeps-url') outputs.add(applyEdits(input, edits))
      else left++
    }
  }
  outputs.delete(input)
  if (outputs.size === 0) return { kept: 0, left }
  const expected = destinations(input)
  for (const output of outputs) expectSame(destinations(output), expected, { input, output })
  return { kept: outputs.size, left }
}
