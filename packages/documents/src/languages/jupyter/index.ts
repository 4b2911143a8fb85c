import type { DocumentLanguage } from '../../language.ts'
import { locateNotebook } from './locate-notebook.ts'

/** Jupyter notebooks. They are JSON, so comments are only possible inside cells. */
export const jupyterLanguages: readonly DocumentLanguage[] = [
  { id: 'jupyter', extensions: ['ipynb'], hasCells: true, comments: [], locate: locateNotebook },
]
