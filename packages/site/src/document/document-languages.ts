/** What Document mode offers; each is a language id of `@hreflint/documents`. */
export const documentLanguages = [
  { id: 'html', label: 'HTML' },
  { id: 'css', label: 'CSS' },
  { id: 'markdown', label: 'Markdown' },
  { id: 'javascript', label: 'JavaScript' },
] as const

export type DocumentLanguageId = (typeof documentLanguages)[number]['id']

export function isDocumentLanguage(id: string): id is DocumentLanguageId {
  return documentLanguages.some(language => language.id === id)
}
