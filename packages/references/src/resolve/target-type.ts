import type { IssueDefinition } from '@hreflint/core'
import { unexpectedType } from '../issues/unexpected-type.ts'
import type { Purpose } from './link.ts'
import type { ReferenceIssue } from './resolution.ts'

/** Kinds of files that cannot be meant for each other, by their endings. */
const kinds: readonly { readonly name: string; readonly endings: RegExp }[] = [
  { name: 'a page', endings: /\.(?:x?html?|md)$/i },
  { name: 'a style sheet', endings: /\.css$/i },
  { name: 'a script', endings: /\.[cm]?js$/i },
  { name: 'an image', endings: /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i },
  { name: 'audio or video', endings: /\.(?:mp[34]|webm|og[gv]|wav|flac|vtt)$/i },
]

/** What a place wants. `media` may show an image in browsers that play it as a video. */
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

/** The issue of a target that its place can make nothing of; null where it may. */
export function unexpectedTypeOf(
  target: string,
  purpose: Purpose,
): ((make: MakeIssue) => ReferenceIssue) | null {
  const place = wanted[purpose]
  const actual = kinds.find(({ endings }) => endings.test(target))?.name
  if (place === undefined || actual === undefined || place.kinds.includes(actual)) return null
  const params = { place: place.place, wanted: place.kinds[0] ?? '', target, actual }
  return make => make(unexpectedType, params)
}
