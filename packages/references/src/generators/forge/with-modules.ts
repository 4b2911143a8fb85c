import type { Profile } from '../contract/profile.ts'

/**
 * Returns the profile of a forge that shows submodules which are not checked out here. Some programs leave out the folders
 * around them as well.
 */
export function withModules(forge: Profile, modules: readonly string[]): Profile {
  const around = modules.flatMap(path => {
    const names = path.split('/').slice(0, -1)
    return names.map((_, index) => names.slice(0, index + 1).join('/'))
  })
  return { ...forge, generatedFiles: around, generatedFolders: modules }
}
