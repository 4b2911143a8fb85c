import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

const noindex = '<!doctype html>\n<meta name="robots" content="noindex">\n'
const loc = (path: string) => `<url><loc>https://site.test${path}</loc></url>`

const files = {
  'hreflint.config.json': JSON.stringify({
    references: 'files',
    profile: 'files',
    siteUrl: 'https://site.test/',
  }),
  'index.html': '<a href="thanks.html">',
  'robots.txt': 'User-agent: *\nDisallow: /drafts/\n',
  'drafts/a.html': noindex,
  'thanks.html': noindex,
  'copy.html': '<link rel="canonical" href="/drafts/a.html">',
  'sitemap.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${loc('/')}${loc('/drafts/a.html')}${loc('/thanks.html')}</urlset>`,
}

const found = {
  'copy.html': ['site/canonical-disallowed'],
  'drafts/a.html': ['site/hidden-noindex'],
  'sitemap.xml': ['site/sitemap-disallowed', 'site/sitemap-noindex'],
}

/** The codes by file, of files that have any. */
async function codesIn(cwd: string, ...args: readonly string[]): Promise<object> {
  const all = codesByFile(await runCli(['--format', 'json', ...args, '.'], { cwd }))
  return Object.fromEntries(Object.entries(all).filter(([, codes]) => codes.length > 0))
}

test('what search engines are told and kept from is reported in a built site', async () => {
  expect(await codesIn(folderWith(files))).toEqual(found)
})

test('a site without robots.txt has only what its pages say', async () => {
  const cwd = folderWith(files)
  rmSync(join(cwd, 'robots.txt'))
  expect(await codesIn(cwd)).toEqual({
    'copy.html': ['site/canonical-noindex'],
    'sitemap.xml': ['site/sitemap-noindex', 'site/sitemap-noindex'],
  })
})

test('a kept result depends on robots.txt and on the pages', async () => {
  const cwd = folderWith(files)
  expect(await codesIn(cwd, '--cache')).toEqual(found)
  expect(await codesIn(cwd, '--cache')).toEqual(found)
  writeFileSync(join(cwd, 'robots.txt'), 'User-agent: *\nDisallow: /other/\n')
  writeFileSync(join(cwd, 'thanks.html'), '<p>Nothing is kept from anyone.</p>')
  const now = await codesIn(cwd)
  expect(await codesIn(cwd, '--cache')).toEqual(now)
  expect(now).toEqual({
    'copy.html': ['site/canonical-noindex'],
    'sitemap.xml': ['site/sitemap-noindex'],
  })
})

test('the line of the other file is in the message', async () => {
  const { stdout } = await runCli(['--format', 'json', 'sitemap.xml'], { cwd: folderWith(files) })
  expect(stdout).toContain('line 2 of `robots.txt`')
  expect(stdout).toContain('line 2 of that page')
})

test.each(['', '--cache'])('reports show the line of the other file %s', async cache => {
  const { 'hreflint.config.json': config, ...site } = files
  const cwd = folderWith({
    'hreflint.config.json': JSON.stringify({ ...JSON.parse(config), root: 'out' }),
    ...Object.fromEntries(Object.entries(site).map(([name, text]) => [`out/${name}`, text])),
  })
  const args = cache === '' ? [] : [cache]
  const run = async (format: string, ...paths: readonly string[]) =>
    (await runCli(['--format', format, ...args, ...paths], { cwd })).stdout
  if (cache !== '') await run('json', 'out')
  const text = await run('text', 'out/sitemap.xml', 'out/drafts/a.html')
  const message = 'This line keeps search engines from the page.'
  expect(text.match(/See .*/g)).toEqual([
    `See out/robots.txt:2: ${message}`,
    `See out/thanks.html:2: ${message}`,
    `See out/robots.txt:2: ${message}`,
  ])
  const findings = (name: string, json: string): { elsewhere?: object }[] =>
    JSON.parse(json).find(({ filePath }: { filePath: string }) => filePath === name).findings
  const json = await run('json', 'out')
  expect(findings('out/drafts/a.html', json)).toMatchObject([
    { elsewhere: [{ file: '../robots.txt', line: 2, message }] },
  ])
  expect(findings('out/sitemap.xml', json).map(({ elsewhere }) => elsewhere)).toEqual([
    [{ file: 'robots.txt', line: 2, message }],
    [{ file: 'thanks.html', line: 2, message }],
  ])
  const [{ results }] = JSON.parse(await run('sarif', 'out/drafts/a.html')).runs
  expect(results[0].relatedLocations).toEqual([
    {
      id: 0,
      physicalLocation: {
        artifactLocation: { uri: 'out/robots.txt', uriBaseId: '%SRCROOT%' },
        region: { startLine: 2 },
      },
      message: { text: message },
    },
  ])
  writeFileSync(join(cwd, 'result.json'), json)
  const merged = (await runCli(['merge', 'result.json'], { cwd })).stdout
  expect(merged).toContain(`See out/thanks.html:2: ${message}`)
})
