import { readdirSync } from 'node:fs'
import { languageOf, languages } from '@hreflint/documents'
import { describe, expect, it } from 'vitest'

describe('languageOf', () => {
  it.each([
    ['index.html', 'html'],
    ['dir.css/PAGE.HTM', 'html'],
    ['C:\\site\\a.b.html', 'html'],
    ['.html', 'html'],
    ['README', null],
    ['html', null],
    ['page.xyz', null],
    ['dist/_redirects', 'redirects'],
    ['_headers', 'headers'],
    ['public/robots.txt', 'robots'],
    ['etc/nginx/nginx.conf', 'nginx'],
    ['default.conf.template', 'nginx'],
    ['docs/.htaccess', 'apacheconf'],
    ['httpd.conf', 'apacheconf'],
    ['Caddyfile', 'caddyfile'],
    ['Caddyfile.dev', 'caddyfile'],
    ['a.Caddyfile', 'caddyfile'],
    ['other.txt', null],
    ['site.webmanifest', 'json'],
    ['firebase.json', 'json'],
    ['vercel.json', 'json'],
    ['other.json', 'json'],
    ['a.code-workspace', 'jsonc'],
    ['b.json5', 'json5'],
    ['package-lock.json', null],
    ['dir.html/page', null],
  ])('%s is %s', (name, language) => {
    expect(languageOf(name)).toBe(language)
  })

  it('knows each extension once', () => {
    const all = languages.flatMap(({ extensions }) => extensions)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('languages', () => {
  it('has the languages of every folder', async () => {
    const source = new URL('../../packages/documents/src/languages/', import.meta.url)
    const exported: unknown[] = []
    for (const entry of readdirSync(source, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue
      const index = await import(new URL(`${entry.name}/index.ts`, source).href).catch(() => ({}))
      for (const [name, value] of Object.entries(index)) {
        if (name.endsWith('Languages') && Array.isArray(value)) exported.push(...value)
      }
    }
    expect([...languages].sort(byId)).toEqual([...(exported as typeof languages)].sort(byId))
  })
})

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1
}
