import { documentHost } from './document.ts'

/** `yaml-eslint-parser`, which `eslint-plugin-yml` brings. */
export const yaml = documentHost('yaml', 'Program')

/** `toml-eslint-parser`, which `eslint-plugin-toml` brings. */
export const toml = documentHost('toml', 'Program')
