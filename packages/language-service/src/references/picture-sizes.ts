import type * as lsp from 'vscode-languageserver-types'
import type { SiteView } from './site-view.ts'
import { isPicture, type PictureSize } from './tell-target.ts'

/** The maximum number of pictures whose size is read. Nobody looks through more completions. */
const most = 100

/** Adds the sizes of pictures to the completions of their paths. */
export function withPictureSizes(
  items: readonly lsp.CompletionItem[],
  view: SiteView,
  sizeOf: PictureSize,
): Promise<lsp.CompletionItem[]> {
  let count = 0
  return Promise.all(
    items.map(async item => {
      const path = item.detail
      if (item.kind !== 17 || path === undefined || !isPicture(path)) return item
      count += 1
      const size = count > most ? null : await sizeOf(view.uriOf(path))
      return size === null ? item : { ...item, detail: `${path}, ${size}` }
    }),
  )
}
