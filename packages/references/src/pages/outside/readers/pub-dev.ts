import { splitPath } from '../../../listing/listing.ts'
import { hasValue, manifestIn, valueIn } from './manifest.ts'
import { isOfExamples, isRewritten } from './published.ts'
import type { Registry } from './reader.ts'

/**
 * pub.dev looks for the package in the repository that `repository` or else `homepage` names, and reads relative
 * addresses from there, so that they are right. If neither is a repository, it shows the readme without the links and
 * images that have such addresses.
 */
export const pubDev: Registry = {
  readersOf(document, files) {
    const [folder, name] = splitPath(document)
    if (!/^readme\.md$/i.test(name) || isOfExamples(folder)) return []
    const manifest = manifestIn(files, folder, 'pubspec.yaml')
    if (manifest === null || hasValue(manifest, 'publish_to')) return []
    // The registry refuses a package without these.
    const isComplete =
      ['name', 'version', 'description'].every(key => valueIn(manifest, key) !== null) &&
      files.listing.entriesOf(folder)?.get('LICENSE') === 'file'
    if (!isComplete || hasValue(manifest, 'repository')) return []
    const homepage = valueIn(manifest, 'homepage')
    if (homepage === null && hasValue(manifest, 'homepage')) return []
    if (homepage !== null && /github|gitlab|\.git\b/i.test(homepage)) return []
    if (isRewritten(files, folder)) return []
    const because = 'the page leaves it out, because `pubspec.yaml` has no `repository`'
    return [
      {
        title: 'pub.dev',
        repository: files.repository,
        follow: () => ({ kind: 'left out', because }),
      },
    ]
  },
}
