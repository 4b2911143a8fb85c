/**
 * Base URLs that stand for those of all pages: what holds with each of these holds wherever a page
 * is. Give them as the base where the address of a document is not known. Nobody is shown them:
 * `parse` gives only what is the same with each.
 *
 * A page is fetched by https: or http:, or it is a file, which may be on a drive or another machine. A
 * URL without a path takes the file name and query of its page, one with a path only the folder. Of
 * each scheme there are two without a part in common: nothing is the same with both but what is written.
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
