import type { ClientShape } from '../client-shape.ts'
import { escaped, inlineCode, plainText } from '../features/hover/markdown.ts'
import type { ResolvedUse } from '@hreflint/references'
import { headingOfId } from './heading-of-id.ts'
import { linkAt, type SiteView } from './site-view.ts'

const picture = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i

/** Whether a path has the extension of a picture. */
export function isPicture(path: string): boolean {
  return picture.test(path)
}

/** Describes the size of an image by its first bytes; null if it is unknown. */
export type PictureSize = (uri: string) => Promise<string | null>

/**
 * Returns the text of a hover about the target of the link at an offset, in Markdown if the client
 * knows it; null if the target is unknown.
 */
export async function targetText(
  view: SiteView,
  offset: number,
  sizeOf: PictureSize,
  shape: Pick<ClientShape, 'markdown'>,
): Promise<string | null> {
  const markdown = await markdownText(view, offset, sizeOf, shape.markdown)
  return markdown === null || shape.markdown ? markdown : plainText(markdown)
}

async function markdownText(
  view: SiteView,
  offset: number,
  sizeOf: PictureSize,
  showsPictures: boolean,
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
    const text = size === null ? file : `${file}, ${size}`
    return showsPictures ? `${text}\n\n![${escaped(target)}](${uri}|width=160)` : text
  }
  const structure = index.factsOf(target)?.structure
  const start =
    anchor === null ? undefined : index.site.anchorsOf(target)?.places.get(anchor)?.start
  const heading =
    start === undefined
      ? structure?.headings[0]
      : structure?.headings.find(({ span }) => span.start === start)
  const ofId = start === undefined ? null : await headingWithId(view, target, start)
  if (heading === undefined && ofId !== null) return `${file}, heading: ${escaped(ofId)}`
  if (heading === undefined) {
    const title = await titleOf(view, target)
    return title === null ? file : `${file}, title: ${escaped(title)}`
  }
  const text = heading.syntax === 'html' ? withoutTags(heading.source) : heading.source.trim()
  return `${file}, ${start === undefined ? 'title' : 'heading'}: ${escaped(text)}`
}

/** Returns the text of the heading that has an id; null if there is none. */
async function headingWithId(view: SiteView, path: string, start: number): Promise<string | null> {
  const text = (await view.documentOf(path))?.text ?? ''
  const source = headingOfId(text, start, view.index.factsOf(path)?.structure)
  return source === null ? null : withoutTags(source) || null
}

function withoutTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the title of an HTML page; null if there is none. */
async function titleOf(view: SiteView, path: string): Promise<string | null> {
  if (!/\.x?html?$/i.test(path)) return null
  const text = (await view.documentOf(path))?.text
  const title = /<title[^>]*>([^<]*)<\/title/i
    .exec(text ?? '')?.[1]
    ?.replace(/\s+/g, ' ')
    .trim()
  return title || null
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
