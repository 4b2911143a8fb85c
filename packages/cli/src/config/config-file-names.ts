/** The names of configuration files. If a folder has several, the first one counts. */
export const configFileNames = [
  'hreflint.config.json',
  'hreflint.config.jsonc',
  'hreflint.config.js',
  'hreflint.config.mjs',
  'hreflint.config.ts',
] as const
