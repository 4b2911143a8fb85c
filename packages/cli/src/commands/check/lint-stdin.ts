import { basename, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { findLanguage, languageOf } from '@hreflint/documents'
import { fixDocument, globMatcher, lintDocument, lintedLanguage } from '@hreflint/linter'
import type { CheckOptions } from '../../arguments/check-options.ts'
import { UsageError } from '../../arguments/usage-error.ts'
import type { ConfigFinder } from '../../config/config-finder.ts'
import { type ExitCode, exitCode } from '../../exit-code.ts'
import { languageFrom } from '../../files/describe-file.ts'
import { surroundingsOf } from '../../files/surroundings-of.ts'
import { decodeFile, encodeFile, encodingByMark } from '../../files/text/decode-file.ts'
import type { FoundFile } from '../../files/describe-file.ts'
import type { Host } from '../../host.ts'
import { chosenCodes } from '../../lint/chosen-codes.ts'
import { Tally } from '../../lint/tally.ts'
import type { Complaints } from '../../output/complaints.ts'
import { ReportOutputs, reportOnStderr } from '../../output/report-outputs.ts'
import { openSitesFor } from '../../references/open-sites-for.ts'
import { placeFiles } from '../../references/place-in-sites.ts'
import { FileReport } from '../../reporters/reporter.ts'
import { fileOptionsOf, outputChoiceOf, tallyOptionsOf } from './file-options.ts'

/**
 * Lints the text on stdin, as if it were the file that `--stdin-filename` names. With `--fix`, the
 * fixed text goes to stdout and the report to stderr.
 */
export async function lintStdin(
  options: CheckOptions,
  host: Host,
  configs: ConfigFinder,
  complaints: Complaints,
): Promise<ExitCode> {
  const filePath = options.stdinFilename ?? '<stdin>'
  const path = resolve(host.cwd, options.stdinFilename ?? 'stdin.html')
  const { config, language, trusted } = await configs.forFile(path)
  const knownLanguage =
    language ??
    languageFrom(config, path) ??
    lintedLanguage(languageOf(path), config) ??
    (options.text === true ? 'plaintext' : null)
  const languageId = knownLanguage === null ? null : (findLanguage(knownLanguage)?.id ?? null)
  if (languageId === null)
    complaints.error(`${filePath}: Cannot be linted: its language is unknown.`)
  const { fix, suggestions, codes, maxFileSize } = fileOptionsOf(options, [])
  const fixes = fix === 'write'
  const bytes = await buffer(host.stdin)
  const { document, error } = decodeFile(bytes, path)
  if (error !== null) complaints.error(`${filePath}: Cannot be linted: ${error}.`)
  if (document === null || languageId === null) {
    if (fixes) host.stdout.write(bytes)
    return exitCode.couldNotRun
  }
  const { text, flaw } = document
  // A text without a name is not part of a site.
  const named = options.stdinFilename !== undefined
  const surroundings = named ? (surroundingsOf(path, languageId) ?? undefined) : undefined
  const described: FoundFile = {
    ...{ path, filePath, languageId, config, trusted },
    ...(surroundings === undefined ? {} : { surroundings }),
  }
  const [file = described] = named
    ? await placeFiles([described], { cwd: host.cwd, configs, paths: [] })
    : []
  const sites = await openSitesFor([file], { maxFileSize })
  const references = file.site === undefined ? undefined : sites?.open(path, file.site).references
  const encoding = encodingByMark(document)
  const fileName = basename(path)
  const matchers = suggestions.map(globMatcher)
  const wantsSuggestion = (code: string) => matchers.some(matches => matches(code))
  const isChosen = chosenCodes(codes)
  const unfixed = () => ({
    output: text,
    applied: 0,
    findings: lintDocument(text, languageId, config, {
      encoding,
      references,
      fileName,
      surroundings,
    }),
  })
  let fixed =
    fixes && trusted
      ? fixDocument(text, languageId, config, {
          wantsFix: isChosen,
          wantsSuggestion,
          encoding,
          references,
          fileName,
          surroundings,
        })
      : unfixed()
  if (fixes && flaw !== null && fixed.output !== text) {
    complaints.remark(`${filePath}: Cannot be fixed: ${flaw}, so it was not changed.`)
    fixed = unfixed()
  }
  if (fixes) {
    try {
      host.stdout.write(fixed.output === text ? bytes : encodeFile(fixed.output, document))
    } catch (reason) {
      if (!(reason instanceof UsageError)) throw reason
      complaints.error(`${filePath}: Cannot be fixed: ${reason.message}.`)
      host.stdout.write(bytes)
      fixed = unfixed()
    }
  }
  const tally = new Tally(tallyOptionsOf(options))
  const outputs = await ReportOutputs.open(
    outputChoiceOf(options),
    fixes ? reportOnStderr(host) : host,
  )
  await outputs.start()
  const findings = fixed.findings.filter(({ code }) => isChosen(code))
  const report = new FileReport(filePath, fixed.output, findings)
  await outputs.file(tally.count(report, fixed.applied))
  await outputs.end(tally.summary, complaints.problems)
  tally.explain(complaints)
  return complaints.any ? exitCode.couldNotRun : tally.exitCode
}
