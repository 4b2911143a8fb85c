import type { Profile } from '../profiles/profile.ts'

/** The names of files that contain redirects, in order of precedence. */
export const redirectFiles: readonly string[] = [
  '_redirects',
  'netlify.toml',
  'vercel.json',
  'mkdocs.yml',
  'mkdocs.yaml',
  'book.toml',
  'docusaurus.config.js',
  'docusaurus.config.mjs',
  'docusaurus.config.cjs',
  'docusaurus.config.ts',
  'astro.config.mjs',
  'astro.config.js',
  'astro.config.ts',
  'astro.config.mts',
  'astro.config.cjs',
]

/**
 * Whether a path is that of a redirect table: one in the root of a site, or a `_redirects` file in
 * a folder that is copied there.
 */
export function isRedirectFile({ statics }: Pick<Profile, 'statics'>, path: string): boolean {
  const slash = path.lastIndexOf('/')
  if (!redirectFiles.includes(path.slice(slash + 1))) return false
  return slash === -1 || (path.endsWith('/_redirects') && statics.includes(path.slice(0, slash)))
}
