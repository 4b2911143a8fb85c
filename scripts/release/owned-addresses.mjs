// Whether the addresses that a release would link to answer for the project. Asked only here, never at run time.

/**
 * @param homepage Address of the site, without a slash at its end.
 * @param repository Address of the repository's page.
 * @returns What is wrong, a sentence each; empty if everything answers.
 */
export async function unownedAddresses({ homepage, repository, isPublished }) {
  if (isPublished !== true) {
    return ['"isPublished" is false in package.json, so no program would link to the site.']
  }
  const wanted = [
    // Only a build of this project has them.
    [`${homepage}/config.schema.json`, /"title": "hreflint configuration"/],
    [`${homepage}/issues/whatwg/unescaped-space`, /whatwg\/unescaped-space/],
    [`${repository}/raw/HEAD/package.json`, /"name": "hreflint-workspace"/],
  ]
  const problems = await Promise.all(
    wanted.map(async ([address, mark]) => {
      try {
        const response = await fetch(address, { signal: AbortSignal.timeout(20_000) })
        if (!response.ok) return [`${address} answers ${response.status}.`]
        return mark.test(await response.text()) ? [] : [`${address} is not this project's.`]
      } catch (error) {
        return [`${address} cannot be reached: ${error.cause?.message || error.message}.`]
      }
    }),
  )
  return problems.flat()
}
