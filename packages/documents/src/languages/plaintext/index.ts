import type { DocumentLanguage } from '../../language.ts'
import { locatePlaintext } from './locate-plaintext.ts'

/** Any text, where it is asked for: no file has this language by its name. */
export const plaintextLanguages: readonly DocumentLanguage[] = [
  {
    id: 'plaintext',
    extensions: [],
    isConfiguration: true,
    comments: [],
    locate: text => locatePlaintext(text),
  },
]
