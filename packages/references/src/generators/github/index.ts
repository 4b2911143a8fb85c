import { repository } from '../contract/defaults.ts'
import type { Profile } from '../contract/profile.ts'

export const github: Profile = {
  ...repository,
  id: 'github',
  title: 'Repository on GitHub',
}
