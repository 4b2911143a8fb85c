import type { Profile } from '../profiles/profile.ts'

/** The files in which redirects are written, in the order in which they count. */
export const redirectFiles: readonly string[] = [
  '_redirects',
  'netlify.toml',
  'vercel.json',
  'mkdocs.yml',
  'mkdocs.yaml',
  'docusaurus.config.js',
  'docusaurus.config.mjs',
  'docusaurus.config.cjs',
  'docusaurus.config.ts',
]

/** Whether a path is that of a table: in the root of a site, or in a folder that is copied there. */
export function isRedirectFile({ statics }: Pick<Profile, 'statics'>, path: string): boolean {
  const slash = path.lastIndexOf('/')
  if (!redirectFiles.includes(path.slice(slash + 1))) return false
  return slash === -1 || (path.endsWith('/_redirects') && statics.includes(path.slice(0, slash)))
}
