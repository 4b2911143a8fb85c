import { documentHost } from './document.ts'

/** The host for `yaml-eslint-parser`, which `eslint-plugin-yml` installs. */
export const yaml = documentHost('yaml', 'Program')

/** The host for `toml-eslint-parser`, which `eslint-plugin-toml` installs. */
export const toml = documentHost('toml', 'Program')
