import { readLink } from '../share/read-link.ts'
import { writeLink } from '../share/write-link.ts'
import { type DocumentLanguageId, isDocumentLanguage } from './document-languages.ts'
import { firstDocument } from './first-documents.ts'

/** Everything that a user chooses in Document mode. */
export interface DocumentState {
  readonly language: DocumentLanguageId
  readonly text: string
  /** JSON with comments. Empty for the default configuration. */
  readonly config: string
}

export interface ReadDocumentState {
  readonly state: DocumentState
  readonly problem: string | null
}

const first: DocumentState = { language: 'html', text: firstDocument('html'), config: '' }

export function readDocumentState(fragment: string, query: string): ReadDocumentState {
  const keys = ['language', 'text', 'config']
  const link = readLink(fragment, keys) ?? readLink(query, keys)
  if (link === null) return { state: first, problem: null }
  if (link.problem !== null) return { state: first, problem: link.problem }
  const { values } = link
  const language = values.get('language') ?? first.language
  if (!isDocumentLanguage(language)) {
    const name = `“${language.slice(0, 40)}”`
    const problem = `The link asks for the language ${name}, which is not known here: HTML is used.`
    const text = values.get('text') ?? first.text
    return { state: { language: 'html', text, config: values.get('config') ?? '' }, problem }
  }
  const text = values.get('text') ?? firstDocument(language)
  return { state: { language, text, config: values.get('config') ?? '' }, problem: null }
}

/** Returns the fragment that restores a state. Null if it is too long for an address. */
export function writeDocumentState({ language, text, config }: DocumentState): string | null {
  const isFirst = text === firstDocument(language)
  const link = writeLink({ language, text: isFirst ? '' : text, config })
  return text === '' && link !== null ? `${link}&text=` : link
}
