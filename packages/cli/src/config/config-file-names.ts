/** What a configuration file may be called; in a folder with several, the first counts. */
export const configFileNames = [
  'hreflint.config.json',
  'hreflint.config.jsonc',
  'hreflint.config.js',
  'hreflint.config.mjs',
  'hreflint.config.ts',
] as const
