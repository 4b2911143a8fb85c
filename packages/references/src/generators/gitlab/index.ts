import { repository } from '../contract/defaults.ts'
import type { Profile } from '../contract/profile.ts'

export const gitlab: Profile = {
  ...repository,
  id: 'gitlab',
  title: 'Repository on GitLab',
  slugger: 'gitlab',
}
