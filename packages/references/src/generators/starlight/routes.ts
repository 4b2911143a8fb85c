import { joinPath, splitPath } from '../../listing/listing.ts'
import { Configuration } from '../contract/configuration.ts'
import { textOf } from '../contract/option-value.ts'
import {
  filesBelow,
  frontMatterIn,
  type RouteFiles,
  Routes,
  type SitePart,
} from '../contract/routes.ts'

/**
 * Returns the addresses of the pages that Starlight makes: in each language also those of the pages that are not
 * translated, which it shows in the default language.
 */
export function starlightRoutes(files: RouteFiles, parts: readonly SitePart[]): Routes {
  const pages = new Map<string, string>()
  const shown = new Map<string, string>()
  for (const { folder, kind } of parts) {
    const [usual = '', ...languages] = kind.split(' ')
    for (const path of filesBelow(files.listing, folder)) {
      if (!/\.(?:mdx?|mdoc)$/.test(path) || /(?:^|\/)_/.test(path)) continue
      const source = joinPath(folder, path)
      const address = addressOf(path, files.textOf(source))
      pages.set(address, source)
      const [first = ''] = address.split('/')
      const isUsual = usual === '' ? !languages.includes(first) : first === usual
      if (!isUsual) continue
      const below = usual === '' ? address : address.slice(usual.length + 1)
      for (const language of languages) {
        const translated = joinPath(language, below)
        if (!shown.has(translated)) shown.set(translated, source)
      }
    }
  }
  return new Routes(pages, shown)
}

function addressOf(path: string, text: string | null): string {
  const matter = frontMatterIn(text ?? '')
  const slug = /^slug\s*:/m.test(matter?.text ?? '')
    ? textOf(new Configuration('x.yaml', matter?.text ?? '').valueOf('slug'))
    : null
  if (slug !== null) return slug.replace(/^\/+|\/+$/g, '')
  const [folder, name] = splitPath(path.replace(/\.\w+$/, ''))
  return (name === 'index' ? folder : joinPath(folder, name)).toLowerCase().replace(/\s+/g, '-')
}
