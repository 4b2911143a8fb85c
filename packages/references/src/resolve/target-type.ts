import type { IssueDefinition } from '@hreflint/core'
import { unexpectedType } from '../issues/unexpected-type.ts'
import type { Purpose } from './link.ts'
import type { ReferenceIssue } from './resolution.ts'

/** Kinds of files that cannot replace each other, by their extensions. */
const kinds: readonly { readonly name: string; readonly endings: RegExp }[] = [
  { name: 'a page', endings: /\.(?:x?html?|md)$/i },
  { name: 'a style sheet', endings: /\.css$/i },
  { name: 'a script', endings: /\.[cm]?js$/i },
  { name: 'an image', endings: /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i },
  { name: 'audio or video', endings: /\.(?:mp[34]|webm|og[gv]|wav|flac|vtt)$/i },
]

/**
 * The kinds of files that each place accepts. `media` accepts images, which some browsers play as
 * videos.
 */
const wanted: Partial<
  Record<Purpose, { readonly place: string; readonly kinds: readonly string[] }>
> = {
  image: { place: 'image', kinds: ['an image', 'audio or video'] },
  script: { place: 'script element', kinds: ['a script'] },
  media: { place: 'player', kinds: ['audio or video', 'an image'] },
}

type MakeIssue = (
  definition: IssueDefinition,
  params: Readonly<Record<string, string>>,
) => ReferenceIssue

/**
 * Returns the issue of a target whose type its place cannot use; null if the type fits or is
 * unknown.
 */
export function unexpectedTypeOf(
  target: string,
  purpose: Purpose,
): ((make: MakeIssue) => ReferenceIssue) | null {
  const place = wanted[purpose]
  if (place === undefined) return null
  const actual = kinds.find(({ endings }) => endings.test(target))?.name
  if (actual === undefined || place.kinds.includes(actual)) return null
  const params = { place: place.place, wanted: place.kinds[0] ?? '', target, actual }
  return make => make(unexpectedType, params)
}
