import { escaped, inlineCode } from '../features/hover/markdown.ts'
import type { ResolvedUse } from '@hreflint/references'
import { linkAt, type SiteView } from './site-view.ts'

const picture = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i

/** Whether a path has the extension of a picture. */
export function isPicture(path: string): boolean {
  return picture.test(path)
}

/** Describes the size of an image by its first bytes; null if it is unknown. */
export type PictureSize = (uri: string) => Promise<string | null>

/**
 * Returns the Markdown text of a hover about the target of the link at an offset; null if the
 * target is unknown.
 */
export async function targetText(
  view: SiteView,
  offset: number,
  sizeOf: PictureSize,
): Promise<string | null> {
  const link = linkAt(view, offset)
  if (link === null) return null
  const { target, anchor, state } = link.resolution
  if (state === 'missing') return lookedFor(link)
  if (target === null || state === 'unknown') return null
  const { index } = view
  const file = `File: ${inlineCode(target)}`
  if (isPicture(target)) {
    const uri = view.uriOf(target)
    const size = await sizeOf(uri)
    return `${file}${size === null ? '' : `, ${size}`}\n\n![${escaped(target)}](${uri}|width=160)`
  }
  const structure = index.factsOf(target)?.structure
  const start =
    anchor === null ? undefined : index.site.anchorsOf(target)?.places.get(anchor)?.start
  const heading =
    start === undefined
      ? structure?.headings[0]
      : structure?.headings.find(({ span }) => span.start === start)
  if (heading === undefined) return file
  const text = heading.syntax === 'html' ? heading.source.replace(/<[^>]*>/g, '') : heading.source
  return `${file}, ${start === undefined ? 'title' : 'heading'}: ${escaped(text.trim())}`
}

/** Returns what was looked for to resolve a broken link, and where. */
function lookedFor({ use, resolution: { target, issue } }: ResolvedUse): string | null {
  if (target !== null) {
    const [fragment = ''] = /#.*$/s.exec(use.text) ?? []
    return `Looked for ${inlineCode(fragment)} in ${inlineCode(target)}`
  }
  const path = issue?.issue.params.target
  if (path === undefined) return null
  const name = path.slice(path.lastIndexOf('/', path.length - 2) + 1)
  const folder = path.slice(0, path.length - name.length)
  const where = folder === '' ? 'the root of the site' : `${inlineCode(folder)}, from the root`
  return `Looked for ${inlineCode(name)} in ${where}`
}
