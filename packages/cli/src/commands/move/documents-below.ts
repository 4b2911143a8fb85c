import { PassThrough } from 'node:stream'
import { realPath } from '@hreflint/references/site-plans'
import { linkOptions } from '../../arguments/link-options.ts'
import type { ConfigFinder } from '../../config/config-finder.ts'
import { openConfigs } from '../../config/open-configs.ts'
import type { FoundFile } from '../../files/describe-file.ts'
import type { Host } from '../../host.ts'
import { Complaints } from '../../output/complaints.ts'
import { placeFiles } from '../../references/place-in-sites.ts'
import { selectFiles } from '../check/select-files.ts'

export interface MoveOptions {
  readonly dryRun?: true
  readonly redirect?: true
  readonly profile?: string
  readonly config?: string
}

/** The documents below a root, with the site that each is part of. */
export interface DocumentsBelow {
  readonly found: readonly FoundFile[]
  readonly configs: ConfigFinder
  /** In bytes. The links of larger documents are not known. */
  readonly maxFileSize: number
}

/** Finds all documents below a root. None if a configuration there is not trusted. */
export async function documentsBelow(
  root: string,
  given: MoveOptions,
  host: Host,
  complaints: Complaints,
): Promise<DocumentsBelow> {
  const options = linkOptions(given)
  const configs = openConfigs(options, host, complaints)
  // Files that cannot be read, or a repository without documents, are no reason not to move.
  const unsaid = new Complaints({ stderr: new PassThrough().resume() })
  const selected = await selectFiles([root], options, { host, configs, complaints: unsaid })
  // A link to a document is written as the document itself, where that is.
  const own = selected.files.filter(({ path }) => realPath(path) === path)
  const found = await placeFiles(own, { cwd: host.cwd, configs, paths: [root] })
  const untrusted = found.some(({ trusted }) => !trusted)
  return { found: untrusted ? [] : found, configs, maxFileSize: options.maxFileSize }
}
