/**
 * Base URLs that represent those of all pages: what is true with each of them is true wherever a page is.
 * Pass them as the base if the address of a document is not known. They do not appear in results: `parse`
 * returns only what is the same with each.
 *
 * A page is loaded over https: or http:, or it is a file, which can be on a drive or another machine. A
 * URL without a path takes the file name and query of its page; one with a path takes only the folder. For
 * each scheme there are two base URLs without a part in common, so only what is written is the same with both.
 */
export const anyPage: readonly string[] = Object.freeze([
  'https://page.invalid/outer-folder/folder/page?query',
  'http://page.invalid/outer-folder/folder/page?query',
  'file:///outer-folder/folder/page?query',
  'https://root.invalid/',
  'http://root.invalid/',
  'file:///',
  'file://page.invalid/C:/folder/page?query',
])
