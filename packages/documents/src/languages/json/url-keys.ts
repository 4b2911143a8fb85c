/** Keys whose values are URLs in any file that has them. */
const anywhere =
  /^(?:\$schema|homepage|repository|bugs|funding|website|documentation|docs|termsOfService|destination|support|servers|.+[._-](?:ur[li]|endpoint|homepage)s?|.*[a-z\d](?:Ur[li]|UR[LI]|Endpoint|Homepage)s?|[A-Z\d_]+_UR[LI]|baseurl|endpoint)$/

/** What a `url` belongs to in manifests and descriptions of services. */
const owners =
  /^(?:repository|bugs|funding|author|contributors|maintainers|servers|contact|license|licenses|externalDocs|support|homepage|info)$/

/** Whether a value is meant to be a URL by its key: `repository.url` of `package.json`, `servers[].url` of OpenAPI, `apiUrl`. */
export function isUrlKey(path: readonly (string | number)[]): boolean {
  const [key, owner] = path.filter(part => typeof part === 'string').toReversed()
  if (key === undefined) return false
  if (key === 'url' || key === 'web') return owner !== undefined && owners.test(owner)
  return anywhere.test(key) || (owner !== undefined && /^(?:funding|support|urls)$/.test(owner))
}
