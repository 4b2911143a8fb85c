/** Which attribute of an element is resolved again; null: none, until something asks for it. */
export type BaseChangeEffect = 'href' | 'cite' | null

const quoting = new Set(['q', 'blockquote', 'section', 'article', 'ins', 'del'])

/**
 * "Dynamic changes to base URLs": what happens to an element that a change of the base affects,
 * which are: an `xml:base` attribute of it or of an ancestor changes, the base of its document
 * changes, or it moves to a document with another base.
 */
export function effectOfBaseChange(element: {
  /** The local name, in lower case. */
  readonly name: string
  readonly createsHyperlink: boolean
  readonly hasCite: boolean
  /** Whether the absolute URL is shown, or influences display as `:visited` does. */
  readonly influencesDisplay: boolean
}): BaseChangeEffect {
  if (!element.influencesDisplay) return null
  if (element.createsHyperlink) return 'href'
  return element.hasCite && quoting.has(element.name) ? 'cite' : null
}
