/** Keys whose values are URLs in any file that has them. */
const anywhere =
  /^(?:\$schema|homepage|repository|bugs|funding|website|documentation|docs|termsOfService|destination|support|servers|.+[._-](?:ur[li]|endpoint|homepage)s?|.*[a-z\d](?:Ur[li]|UR[LI]|Endpoint|Homepage)s?|[A-Z\d_]+_UR[LI]|baseurl|endpoint)$/

/** The owners of a `url` key in manifests and service descriptions. */
const owners =
  /^(?:repository|bugs|funding|author|contributors|maintainers|servers|contact|license|licenses|externalDocs|support|homepage|info)$/

/**
 * Whether the key shows that a value is meant to be a URL: `repository.url` in `package.json`,
 * `servers[].url` in OpenAPI, `apiUrl`.
 */
export function isUrlKey(path: readonly (string | number)[]): boolean {
  const [key, owner] = path.filter(part => typeof part === 'string').toReversed()
  if (key === undefined) return false
  if (key === 'url' || key === 'web') return owner !== undefined && owners.test(owner)
  return anywhere.test(key) || (owner !== undefined && /^(?:funding|support|urls)$/.test(owner))
}
