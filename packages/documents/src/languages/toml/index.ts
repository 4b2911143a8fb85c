import { type DocumentLanguage, hashComment } from '../../language.ts'
import { locateToml } from './locate-toml.ts'

/** TOML: `Cargo.toml`, `pyproject.toml`, `netlify.toml`. */
export const tomlLanguages: readonly DocumentLanguage[] = [
  {
    id: 'toml',
    extensions: ['toml'],
    isConfiguration: true,
    comments: [hashComment],
    locate: text => locateToml(text),
  },
]
