import { splitPath } from '../listing/listing.ts'
import type { Profile } from '../generators/contract/profile.ts'

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
  'next.config.js',
  'next.config.mjs',
  'next.config.ts',
]

/**
 * Whether a path is that of a redirect table: one beside the settings of a site, or a `_redirects` file in
 * a folder that is copied there.
 */
export function isRedirectFile(
  { statics, home }: Pick<Profile, 'statics' | 'home'>,
  path: string,
): boolean {
  const [folder, name] = splitPath(path)
  if (!redirectFiles.includes(name)) return false
  return folder === home || (name === '_redirects' && statics.includes(folder))
}
