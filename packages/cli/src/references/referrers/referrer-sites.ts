import { sep } from 'node:path'
import { languageOf, locateDocument } from '@hreflint/documents'
import type { Resolution } from '@hreflint/references'
import { FolderListing, pathFrom, type SitePlan } from '@hreflint/references/node'
import { isWithin } from '@hreflint/references/site-plans'
import type { StateBefore } from '../../files/git/state-before.ts'
import { type OpenedSite, OpenSites } from '../open-sites.ts'
import { ChangedListing } from './changed-listing.ts'

export interface ReferrerSitesOptions {
  readonly before: StateBefore
  /** Absolute paths of the documents that have changed. */
  readonly changed: ReadonlySet<string>
  readonly maxFileSize: number
}

/** Sites in which only links count that the changes break: they found more before than they do now. */
export class ReferrerSites {
  readonly #now: OpenSites
  readonly #before: OpenSites

  constructor({ before, changed, maxFileSize }: ReferrerSitesOptions) {
    const removedFrom = (root: string) =>
      before.removed.filter(path => isWithin(path, root)).map(path => pathFrom(root, path))
    const gone = new Set(before.removed)
    // A file that git no longer has may still be in the folder.
    this.#now = new OpenSites(maxFileSize, ({ root }) => ({
      listing: new ChangedListing(new FolderListing(root), { removed: removedFrom(root) }),
    }))
    this.#before = new OpenSites(maxFileSize, ({ root }, read) => ({
      listing: new ChangedListing(new FolderListing(root), { added: removedFrom(root) }),
      structureOf: path => {
        const absolute = root + sep + path.split('/').join(sep)
        if (!gone.has(absolute) && !changed.has(absolute)) return read(path)
        const text = before.textOf(absolute)
        const language = languageOf(path)
        if (text === null || language === null) return null
        return locateDocument(text, language, { structure: true }).structure ?? null
      },
    }))
  }

  open(path: string, plan: SitePlan): OpenedSite {
    const now = this.#now.open(path, plan)
    const then = this.#before.open(path, plan)
    const { references } = now
    return {
      ...now,
      references: {
        ...references,
        site: {
          // What is wrong with labels is so by this document alone, which has not changed.
          profile: { ...references.site.profile, definesLabels: true },
          document(at, structure) {
            const document = references.site.document(at, structure)
            const before = then.references.site.document(at, structure)
            return {
              resolve(link): Resolution {
                const resolution = document.resolve(link)
                const isNew =
                  resolution.state === 'missing' && isBroken(before.resolve(link), resolution)
                return isNew ? resolution : { ...resolution, issue: null }
              },
              judgeText: () => [],
              isInNewerVersion: (link, issue) => document.isInNewerVersion(link, issue),
            }
          },
        },
      },
    }
  }
}

/** Whether a link that is missing now led somewhere before: to its place, or at least to its file. */
function isBroken(before: Resolution, { target }: Resolution): boolean {
  if (before.state === 'exists') return true
  return target === null && (before.target !== null || before.reason === 'fragment')
}
