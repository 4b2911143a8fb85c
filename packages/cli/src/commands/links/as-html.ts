import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { drawnGraph, type SiteGraph } from '@hreflint/references'
import { escapeXml } from '../../reporters/escape-xml.ts'
import { plural } from '../../reporters/plural.ts'
import { drawing, style } from './page-parts.ts'

/** Returns a page with a drawing of the graph and lists of what to fix. The page loads nothing. */
export function asHtml(graph: SiteGraph): string {
  const { pages, links, redirects } = graph
  const missing = pages.filter(({ isMissing }) => isMissing)
  const orphans = pages.filter(({ isOrphan }) => isOrphan)
  const broken = links.flatMap(link => link.broken.map(place => ({ ...link, ...place })))
  const count = links.reduce((sum, link) => sum + link.count, 0)
  const summary = [
    plural(pages.length - missing.length, 'page'),
    plural(count, 'link'),
    plural(broken.length, 'finding'),
    plural(orphans.length, 'orphan'),
    plural(redirects.length, 'redirect'),
  ].join(', ')
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>Links</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">`,
    `<style>${style}</style></head><body>`,
    `<h1>Links</h1><p>${escapeXml(summary)}</p>`,
    '<div id="drawing" role="img" aria-label="Drawing of the pages and the links between them"></div>',
    '<p class="key"><span class="page">page</span> <span class="missing">missing</span> <span class="orphan">no link leads to it</span></p>',
    table(
      'Findings',
      ['Page', 'Link', 'Code'],
      broken.map(({ from, url, code }) => [from, url, code]),
    ),
    table(
      'Orphans',
      ['Page'],
      orphans.map(({ path }) => [path]),
    ),
    table(
      'Redirects',
      ['From', 'To', 'Status'],
      redirects.map(({ from, to, status }) => [from, to, String(status)]),
    ),
    `<script type="application/json" id="graph">${inScript(JSON.stringify(drawnGraph(graph)))}</script>`,
    `<script>${library()}</script>`,
    `<script>${drawing}</script>`,
    '</body></html>',
    '',
  ].join('\n')
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return ''
  const cells = (tag: string, values: readonly string[]) =>
    `<tr>${values.map(value => `<${tag}>${escapeXml(value)}</${tag}>`).join('')}</tr>`
  return [
    `<h2>${escapeXml(title)}</h2><div class="wide"><table>`,
    `<thead>${cells('th', heads)}</thead>`,
    `<tbody>${rows.map(row => cells('td', row)).join('\n')}</tbody></table></div>`,
  ].join('\n')
}

/** Escapes JSON so that it cannot end the script around it. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003C')
}

/** Returns the drawing library, from next to the bundled program or from where it is installed. */
function library(): string {
  const { resolve } = createRequire(import.meta.url)
  try {
    return readFileSync(resolve('./cytoscape.min.js'), 'utf8')
  } catch {
    return readFileSync(resolve('cytoscape/dist/cytoscape.min.js'), 'utf8')
  }
}
