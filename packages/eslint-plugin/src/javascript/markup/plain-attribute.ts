/** Attributes that hold one URL and nothing else, whatever else their element has. */
const elementsWith: Readonly<Record<string, readonly string[]>> = {
  action: ['form'],
  cite: ['q', 'blockquote', 'ins', 'del'],
  data: ['object'],
  formaction: ['button'],
  href: ['a', 'area', 'link'],
  poster: ['video'],
  src: ['img', 'script', 'iframe', 'video', 'audio', 'source', 'track', 'embed'],
}

/**
 * Whether a value of an attribute is a URL from end to end, so that nothing of HTML needs to be
 * read, or even loaded, to find it.
 */
export function isWholeUrl(element: string, attribute: string, value: string): boolean {
  if (elementsWith[attribute]?.includes(element) !== true) return false
  return !/^[\t\n\f\r ]|[\t\n\f\r ]$/.test(value)
}
