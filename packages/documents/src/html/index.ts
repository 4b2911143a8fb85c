import type { DocumentLanguage } from '../language.ts'
import { locateHtml } from './locate-html.ts'

export const htmlLanguages: readonly DocumentLanguage[] = [
  { id: 'html', extensions: ['html', 'htm'], locate: locateHtml },
]
