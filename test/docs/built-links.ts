import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locateUrls } from '@hreflint/documents'
import { lintDocument, resolveConfig } from '@hreflint/linter'

const site = 'https://hreflint.dev'

/**
 * What is wrong with the links of a built site: what hreflint finds in its pages, and links that stay on
 * it but lead to no page or to no place in a page.
 *
 * @param dist The folder that the site was built into.
 */
export function builtLinkProblems(dist: string): readonly string[] {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.html'))
  const texts = new Map(pages.map(path => [path, readFileSync(join(dist, path), 'utf8')]))
  const ids = new Map<string, ReadonlySet<string>>()
  const idsOf = (path: string) => {
    const known = ids.get(path) ?? new Set(idsIn(texts.get(path) ?? ''))
    ids.set(path, known)
    return known
  }

  /** What is wrong with a link, or null. */
  const problemOf = (url: string, address: string): string | null => {
    // Whatever is no URL is a finding.
    if (!URL.canParse(url, address)) return null
    const { origin, pathname, hash } = new URL(url, address)
    if (origin !== site) return null
    const path = decodeURIComponent(pathname).slice(1)
    const file = [path, `${path}.html`, `${path}index.html`].find(
      name => /\.\w+$/.test(name) && existsSync(join(dist, name)),
    )
    if (file === undefined) return 'no such page'
    const anchor = decodeAnchor(hash.slice(1))
    // The fragment of the explorer is its state.
    if (anchor === '' || path.startsWith('explorer') || !file.endsWith('.html')) return null
    return idsOf(file).has(anchor) ? null : 'no such place in the page'
  }

  return [...texts].flatMap(([path, text]) => {
    const address = `${site}/${path.replace(/(?:(^|\/)index)?\.html$/, '$1')}`
    const { config } = resolveConfig({ documentUrl: address })
    if (config === null) throw new Error(`${address} is no address.`)
    const findings = lintDocument(text, 'html', config).map(({ code, url }) => `${code}: ${url}`)
    const urls = new Set(locateUrls(text, 'html').map(url => url.text))
    const dead = [...urls].flatMap(url => {
      const problem = problemOf(url, address)
      return problem === null ? [] : [`${problem}: ${url}`]
    })
    return [...findings, ...dead].map(problem => `${path}: ${problem}`)
  })
}

function idsIn(html: string): readonly string[] {
  return [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
}

/** As browsers look for an id; what is not UTF-8 is taken as it is. */
function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
