import { expect, test } from 'vitest'
import { type DiagnosticReport, pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

const workspace = temporaryWorkspace()
const { write, addressOf, roots } = workspace

const noindex = '<meta name="robots" content="noindex">'

test('an editor says what search engines are told and kept from, and follows robots.txt', async () => {
  write(
    'hreflint.config.json',
    JSON.stringify({ references: 'files', profile: 'files', siteUrl: 'https://site.test/' }),
  )
  write('robots.txt', 'User-agent: *\nDisallow: /drafts/\n')
  write('drafts/a.html', noindex)
  write('thanks.html', noindex)
  const paths = ['/drafts/a.html', '/thanks.html']
  const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map(path => `<url><loc>https://site.test${path}</loc></url>`)
    .join('')}</urlset>`
  write('sitemap.xml', sitemap)
  const { client } = await started(
    {
      ...pulling,
      workspace: { ...pulling.workspace, didChangeWatchedFiles: { dynamicRegistration: true } },
    },
    roots('.'),
  )
  const refreshes = () =>
    client.requested.filter(method => method === 'workspace/diagnostic/refresh').length
  const related = async (name: string) => {
    const { items = [] } = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri: addressOf(name) },
    })
    return items.flatMap(({ relatedInformation = [] }) =>
      relatedInformation.map(({ location: { uri, range } }) => [uri, range.start.line]),
    )
  }
  const becomes = async (name: string, codes: readonly string[]): Promise<void> => {
    for (;;) {
      const before = refreshes()
      const { items = [] } = await client.request<DiagnosticReport>('textDocument/diagnostic', {
        textDocument: { uri: addressOf(name) },
      })
      if (JSON.stringify(items.map(({ code }) => code)) === JSON.stringify(codes)) return
      while (refreshes() === before) await new Promise(resolve => setTimeout(resolve, 5))
    }
  }
  const changed = (name: string, text: string) => {
    write(name, text)
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: addressOf(name), type: 2 }],
    })
  }
  client.open(addressOf('sitemap.xml'), sitemap, 'xml')
  client.open(addressOf('drafts/a.html'), noindex, 'html')
  await becomes('sitemap.xml', ['site/sitemap-disallowed', 'site/sitemap-noindex'])
  await becomes('drafts/a.html', ['site/hidden-noindex'])
  expect(await related('sitemap.xml')).toEqual([
    [addressOf('robots.txt'), 1],
    [addressOf('thanks.html'), 0],
  ])
  expect(await related('drafts/a.html')).toEqual([[addressOf('robots.txt'), 1]])
  changed('thanks.html', '')
  await becomes('sitemap.xml', ['site/sitemap-disallowed'])
  changed('robots.txt', 'User-agent: *\nDisallow: /other/\n')
  await becomes('sitemap.xml', ['site/sitemap-noindex'])
  await becomes('drafts/a.html', [])
  await client.stop()
  expect(refreshes()).toBeGreaterThan(0)
})
