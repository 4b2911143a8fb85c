import { findLanguage, languageOf } from '@hreflint/documents'
import { isComponentOf, type Profile } from '@hreflint/references/profiles'

/**
 * The language of a file whose links are resolved; null for configurations, for programs other than the components of a site, and for
 * everything else.
 */
export function linkedLanguage(path: string, profile: Profile): string | null {
  const id = languageOf(path)
  const language = id === null ? undefined : findLanguage(id)
  if (language?.isScript === true) return isComponentOf(profile, path) ? id : null
  return language?.isConfiguration === true ? null : id
}
