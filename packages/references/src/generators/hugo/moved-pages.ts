import { splitPath } from '../../listing/listing.ts'
import { withAlias } from '../../redirects/writers/aliases.ts'
import { encodePath } from '../../resolve/address.ts'
import type { MovedPages } from '../contract/moved-pages.ts'
import { settingsIn } from './routes.ts'

/** Hugo makes a page that redirects at each address in `aliases`, which starts at the root of the site. */
export const movedPages: MovedPages = {
  file: 'page',
  write(text, { from }) {
    const { url, slug } = settingsIn(text)
    // The address does not depend on the path.
    if (url !== null) return text
    const [folder, name] = splitPath(from.replace(/\.\w+$/, ''))
    // The part after a dot may be a language.
    if (name.includes('.')) return null
    const isIndex = /^_?index$/.test(name)
    const [parent, own] = isIndex ? splitPath(folder) : [folder, name]
    const last = slug ?? own
    const path = [parent, last].filter(each => each !== '').join('/')
    const address = path.toLowerCase().replace(/\s+/g, '-')
    return withAlias(text, address === '' ? '/' : `/${encodePath(address)}/`)
  },
}
