import { checkCommand } from '../../arguments/check-options.ts'
import type { ExitCode } from '../../exit-code.ts'
import type { Host } from '../../host.ts'
import { FileContents } from '../../lint/kept/file-contents.ts'
import { openKeeper } from '../../lint/kept/open-keeper.ts'
import { lintFiles } from '../../lint/lint-files.ts'
import { Complaints } from '../../output/complaints.ts'
import { byPath } from '../../reporters/by-path.ts'
import { lintSelection } from '../check/lint-selection.ts'
import type { MergeOptions } from '../merge.ts'
import { readFacts } from './facts-file.ts'

/**
 * Merges facts into one report, as if one run had made it. A document is linted again only if the
 * facts of other files change its findings.
 */
export async function mergeFacts(
  names: readonly string[],
  { format, output, maxWarnings }: MergeOptions,
  host: Host,
): Promise<ExitCode> {
  const facts = names.map(name => readFacts(name, host.cwd))
  const byName = new Map(facts.flatMap(({ files }) => files.map(file => [file.filePath, file])))
  const files = [...byName.values()].sort(byPath)
  const documents = new Map(facts.flatMap(fact => [...fact.documents]))
  const options = {
    ...checkCommand().opts(),
    ...(format === undefined ? {} : { format }),
    ...(output === undefined ? {} : { output }),
    ...(maxWarnings === undefined ? {} : { maxWarnings }),
  }
  const { maxFileSize } = options
  const contents = new FileContents({ cwd: host.cwd, maxFileSize })
  const keeper = await openKeeper(documents, files, { contents, trusts: true })
  for (const { path, filePath } of files) {
    const document = documents.get(filePath)
    if (document !== undefined) keeper.trust(path, document)
  }
  return lintSelection(
    { files },
    {
      paths: [],
      options,
      host,
      complaints: new Complaints(host),
      cache: {
        lint: (found, linting) => lintFiles(found, { ...linting, keeper }),
        finish() {},
      },
    },
  )
}
