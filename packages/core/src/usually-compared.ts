/**
 * Ids of the specifications that findings of divergence compare unless told otherwise: what browsers
 * do, what most other programs were written after, and what browsers once did.
 */
export const usuallyCompared: readonly string[] = Object.freeze([
  'whatwg',
  'rfc3986',
  'abarth-url-01',
])
