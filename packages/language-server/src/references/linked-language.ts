import { findLanguage, languageOf } from '@hreflint/documents'
import { isComponentOf, type Profile } from '@hreflint/references/profiles'

/**
 * Returns the language of a file whose links are resolved. Null for configurations, for programs
 * that are not components of the site, and for unknown languages.
 */
export function linkedLanguage(path: string, profile: Profile): string | null {
  const id = languageOf(path)
  const language = id === null ? undefined : findLanguage(id)
  if (language?.isScript === true) return isComponentOf(profile, path) ? id : null
  return language?.isConfiguration === true ? null : id
}
