import { output } from '../contract/defaults.ts'
import type { Profile } from '../contract/profile.ts'

export const files: Profile = { ...output, id: 'files', title: 'Plain files' }
