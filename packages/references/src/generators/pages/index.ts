import { output } from '../contract/defaults.ts'
import type { Profile } from '../contract/profile.ts'

export const pages: Profile = {
  ...output,
  id: 'pages',
  title: 'Pages with clean URLs',
  shownBy: /^(?:_redirects|_headers|\.nojekyll)$/,
  // Tables of redirects are copied to the output from the root of a repository too.
  isRoot: names => !names.includes('.git') || names.includes('index.html'),
  fallbackExtensions: ['html'],
}
