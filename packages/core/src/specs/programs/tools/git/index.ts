import { programOf } from '../../shared/program.ts'
import { readGit } from './parse.ts'

/** Git remotes: URLs, and `user@host:path` as in scp. */
export const git = programOf({
  name: 'git',
  title: 'Git',
  edition: {
    date: '2025-07-08',
    version: 'git 2.39.5',
    url: 'https://git-scm.com/docs/git-clone/2.39.5#_git_urls',
  },
  read: readGit,
  lookup: { readsNumbers: true },
})
