import { type IssueDefinition, parse, type UrlOptions, whatwg } from '@hreflint/core'
import { pageOf, withGeneralIssues } from '@hreflint/core/internal'
import { specFor } from '@hreflint/core/specs'
import { findingCatalogue, kindInWords, nearCode, unknownCode } from '@hreflint/linter'
import { namedSpec } from '../arguments/named-spec.ts'
import { UsageError } from '../arguments/usage-error.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Host } from '../host.ts'
import { dangerLines } from '../output/one-url/danger-lines.ts'
import { drawComponents } from '../output/one-url/draw-components.ts'
import { shownUrl } from '@hreflint/core/shown'
import { showIssue } from '../output/one-url/show-issue.ts'
import { indented } from '../output/wrap-words.ts'
import { visible } from '../reporters/visible.ts'
import { type ReadOptions, withUsageErrors } from './parse.ts'

/** Explains a code or a URL. */
export async function explain(
  subject: string,
  { spec, ...rest }: ReadOptions,
  host: Host,
): Promise<ExitCode> {
  const options: UrlOptions = { ...rest, spec: namedSpec(spec) ?? specFor(subject, undefined) }
  const definition = findingCatalogue.get(subject)
  // A word with a hyphen that is nearly the name of a code is hardly a relative URL.
  const isName = definition === undefined && /^[a-z\d]+(?:-[a-z\d]+)+$/.test(subject)
  if (isName && nearCode(subject) !== null) throw new UsageError(unknownCode(subject) ?? '')
  if (definition === undefined && looksLikeCode(subject)) {
    throw new UsageError(unknownCode(subject) ?? `Unknown code ${JSON.stringify(subject)}.`)
  }
  const width = host.stdout.columns ?? Number.POSITIVE_INFINITY
  const lines =
    definition === undefined ? explainUrl(subject, options, width) : explainCode(definition, width)
  host.stdout.write(`${lines.join('\n')}\n`)
  return exitCode.clean
}

/**
 * Returns whether a subject starts like a code: `whatwg/…`, `document/…`, `divergence/…`. A URL
 * like that can be written with a leading `./`.
 */
function looksLikeCode(subject: string): boolean {
  const [room, mistake] = subject.split('/')
  const rooms = [...findingCatalogue.keys()].map(code => code.split('/')[0])
  return mistake !== undefined && rooms.some(known => known === room)
}

function explainCode(definition: IssueDefinition, width: number): readonly string[] {
  const { code, specName, clause, message, why, notes, examples } = definition
  const page = pageOf(code)
  const what = message.replace(/\{\{(\w+)\}\}/g, '‹$1›')
  return [
    code,
    ...indented(what, width),
    ...(why === '' ? [] : ['', ...indented(why, width)]),
    ...(notes === undefined ? [] : ['', ...indented(notes, width)]),
    '',
    ...indented(kindInWords(definition), width),
    ...(specName === null ? [] : [`  The specification calls it ${specName}.`]),
    ...(clause === null ? [] : [`  Clause: ${clause}`]),
    ...(page === null ? [] : [`  Page: ${page}`]),
    ...examples.flatMap(({ url, base, fixed }) => [
      '',
      `  Wrong: ${visible(url)}${base === undefined ? '' : ` on ${visible(base)}`}`,
      ...(fixed === undefined ? [] : [`  Fixed: ${visible(fixed)}`]),
    ]),
    '',
    `  To disable it: <!-- hreflint-disable-next-line ${code} -- the reason -->`,
  ]
}

function explainUrl(input: string, options: UrlOptions, width: number): readonly string[] {
  const { url, components, issues } = withUsageErrors(() => parse(input, options))
  const { title } = options.spec ?? whatwg
  const { base } = options
  const href = url === null ? null : shownUrl({ url, components, input, base }).href
  const verdict =
    url === null
      ? `The ${title} rejects this URL.`
      : issues.length === 0
        ? `This URL is valid by the ${title}.`
        : `The ${title} parses this URL but does not allow it.`
  return [
    ...drawComponents(input, components),
    '',
    verdict,
    ...(href === null ? [] : [`Parsers read it as ${visible(href)}`]),
    ...withGeneralIssues(issues, input).flatMap(issue => [
      '',
      ...showIssue(issue, input, options, width),
    ]),
    ...dangerLines(input, options),
  ]
}
