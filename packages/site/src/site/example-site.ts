import type { SiteFile } from './site-messages.ts'

const pages: Readonly<Record<string, string>> = {
  'index.html':
    '<h1>Home</h1>\n<a href="/guide/">Guide</a>\n<a href="/guide/instal">Install</a>\n<a href="/old">News</a>\n',
  'guide/index.html':
    '<h1>Guide</h1>\n<a href="/">Home</a>\n<a href="/guide/install#requirments">Requirements</a>\n',
  'guide/install.html':
    '<h1 id="install">Install</h1>\n<h2 id="requirements">Requirements</h2>\n<a href="/guide/">Back</a>\n',
  'news.html': '<h1>News</h1>\n<img src="/Logo.svg" alt="">\n<a href="/">Home</a>\n',
  'lost.html': '<h1>Nobody links here</h1>\n<a href="/">Home</a>\n',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
  _redirects: '/old /news 301\n/older /nws\n',
}

/** Returns a small site with a few broken links. */
export function exampleSite(): readonly SiteFile[] {
  return Object.entries(pages).map(([path, text]) => ({ path, file: new Blob([text]) }))
}
