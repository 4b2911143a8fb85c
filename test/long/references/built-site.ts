import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** The pages of a built site, and whether addresses find something there. */
export class BuiltSite {
  readonly #files: ReadonlySet<string>
  readonly #ids = new Map<string, ReadonlySet<string>>()
  readonly #links = new Map<string, { readonly href: string; readonly page: string }>()

  constructor(folder: string) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    this.#files = new Set(files.map(path => path.replaceAll('\\', '/')))
    for (const file of this.#files) {
      if (file.endsWith('.html')) this.#read(file, readFileSync(join(folder, file), 'utf8'))
    }
  }

  /**
   * Whether the link with a label leads to a page, and its fragment to an id of it. Null if no page has it.
   *
   * @param alsoAsFile Whether the link may also be read from `a`, one level higher, if its page is `a/index.html`.
   */
  leads(label: string, alsoAsFile: boolean): boolean | null {
    const link = this.#links.get(label)
    if (link === undefined) return null
    const { href, page } = link
    const addresses = [page.replace(/(?:^|(?<=\/))index\.html$/, '')]
    if (alsoAsFile) addresses.push(page.replace(/\/index\.html$/, ''))
    return addresses.some(address => this.#finds(new URL(href, `http://site.test/${address}`)))
  }

  href(label: string): string {
    return this.#links.get(label)?.href ?? ''
  }

  #finds({ host, pathname, hash }: URL): boolean {
    if (host !== 'site.test') return false
    const path = decodeURIComponent(pathname.slice(1)).replace(/\/$/, '')
    const names = path === '' ? ['index.html'] : [path, `${path}/index.html`, `${path}.html`]
    const file = names.find(name => this.#files.has(name) && /\.\w+$/.test(name))
    if (file === undefined) return false
    const id = decodeURIComponent(hash.slice(1))
    return id === '' || this.#ids.get(file)?.has(id) === true
  }

  #read(page: string, html: string): void {
    const ids = new Set<string>()
    const visit = (node: DefaultTreeAdapterTypes.Node): void => {
      if ('attrs' in node) {
        const attributeOf = (name: string) =>
          node.attrs.find(attribute => attribute.name === name)?.value
        const id = attributeOf('id')
        if (id !== undefined) ids.add(id)
        const href = node.nodeName === 'a' ? attributeOf('href') : undefined
        const [label] = node.childNodes
        const text = label !== undefined && 'value' in label ? label.value.trim() : ''
        if (href !== undefined && /^L\d+$/.test(text)) this.#links.set(text, { href, page })
      }
      if ('childNodes' in node) for (const child of node.childNodes) visit(child)
    }
    visit(parse(html))
    this.#ids.set(page, ids)
  }
}
