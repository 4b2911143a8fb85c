/** RFC 3986 section 5.2.4. Linear in the length of the path. */
export function removeDotSegments(path: string): string {
  if (path[0] !== '.' && !path.includes('/.')) return path
  let rest = path
  const prefix = /^(?:\.\.?\/)+/.exec(rest)?.[0]
  if (prefix !== undefined) rest = rest.slice(prefix.length)
  if (rest === '.' || rest === '..') return ''
  const segments = rest.split('/')
  // Each entry but one for a path that begins without a slash has its slash before it.
  const output: string[] = []
  const first = segments[0] ?? ''
  if (first !== '') output.push(first)
  for (let index = 1; index < segments.length; index++) {
    const segment = segments[index] ?? ''
    const last = index === segments.length - 1
    if (segment === '..') output.pop()
    if (segment !== '.' && segment !== '..') output.push(`/${segment}`)
    else if (last) output.push('/')
  }
  return output.join('')
}
