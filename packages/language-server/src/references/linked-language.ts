import { findLanguage, languageOf } from '@hreflint/documents'

/** The language of a file whose links are resolved; null for programs, configurations and everything else. */
export function linkedLanguage(path: string): string | null {
  const id = languageOf(path)
  const language = id === null ? undefined : findLanguage(id)
  return language?.isScript === true || language?.isConfiguration === true ? null : id
}
