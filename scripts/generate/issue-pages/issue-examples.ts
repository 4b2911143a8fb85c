import {
  applyEdits,
  check,
  describe,
  type Example,
  type Fix,
  type IssueDefinition,
  whatwg,
} from '../../../packages/core/src/index.ts'
import { findSpec } from '../../../packages/core/src/specs/index.ts'
import { lintDocument, resolveConfig } from '../../../packages/linter/src/index.ts'
import { filesOfExample, languageOfExample, siteOfExample } from '../example-site.ts'
import { codeBlock, insertionBlock, proseAsMarkdown } from '../pages/markdown.ts'
import { findDialect, parsePattern } from '../../../packages/patterns/src/index.ts'
import { documentInExplorer, patternInExplorer, urlInExplorer } from './explorer-link.ts'
import { isSpec, roomOf } from './issue-codes.ts'
import {
  drawDocument,
  drawExample,
  type MarkedExample,
  readExample,
  showDocument,
  showText,
} from './marked-example.ts'

/** An example with what hreflint says of it. */
interface ShownExample {
  readonly example: Example
  /** As it is linted. */
  readonly text: string
  /** Null if the message only repeats that of the page. */
  readonly message: string | null
  readonly fixes: readonly Fix[]
}

/** The examples of an issue as Markdown: wrong, what it is called, right; and what fixes do. */
export function issueExamples(definition: IssueDefinition): readonly string[] {
  const shown = definition.examples.map(example => judgedExample(definition, example))
  return [
    '## Wrong and right',
    ...shown.flatMap(example => showExample(definition, example)),
    ...rightWithoutFix(definition, shown),
    '## Fix',
    effectOfFixes(definition, shown),
  ]
}

/** An example with what hreflint says of its issue. */
export function judgedExample({ code }: IssueDefinition, example: Example): ShownExample {
  const { text } = readExample(example.url)
  if (example.dialect !== undefined) return judgedPattern(code, example, example.dialect)
  if (!isSpec(roomOf(code))) {
    const { config } = resolveConfig({
      severities: { [code]: 'warning' },
      ...example.settings,
      reportUnusedSuppressions: 'warning',
    })
    if (config === null) throw new Error(`${code} cannot be configured.`)
    const references = siteOfExample(example, text)
    const language = languageOfExample(example)
    const finding = lintDocument(text, language, config, {
      references,
      surroundings: { remote: example.remote },
    }).find(candidate => candidate.code === code)
    return { example, text, message: finding?.message ?? null, fixes: finding?.fixes ?? [] }
  }
  const options = { spec: findSpec(roomOf(code)), base: example.base, encoding: example.encoding }
  const issue = check(text, options).find(candidate => candidate.code === code)
  // An example that is not true fails its test; the page does without the rest.
  if (issue === undefined) return { example, text, message: null, fixes: [] }
  const { message, fixes } = describe(issue, text, options)
  return { example, text, message, fixes }
}

/** An example that is a pattern, with what its dialect says of it. */
function judgedPattern(code: string, example: Example, id: string): ShownExample {
  const { text } = readExample(example.url)
  const dialect = findDialect(id)
  const issues = dialect === undefined ? [] : parsePattern(text, dialect).issues
  const issue = issues.find(each => each.code === code)
  const fixes = (issue?.fixes ?? []).map((fix): Fix => ({ ...fix, safety: 'changes-url' }))
  return {
    example,
    text,
    message: issue === undefined ? null : `${issue.message} ${issue.why}`,
    fixes,
  }
}

function showExample({ code }: IssueDefinition, shown: ShownExample): readonly string[] {
  const { example, text, message, fixes } = shown
  const { base, encoding } = example
  const room = roomOf(code)
  const link =
    example.dialect !== undefined
      ? patternInExplorer(text, example.dialect)
      : isSpec(room)
        ? urlInExplorer(text, { base, encoding, spec: room === whatwg.id ? undefined : room })
        : documentInExplorer(languageOfExample(example), text)
  const conditions = [
    ...(example.dialect === undefined ? [] : [`as \`${example.dialect}\``]),
    ...filesOfExample(example),
    ...(base === undefined ? [] : [`on the base URL \`${base}\``]),
    ...(example.remote === undefined ? [] : [`with the git remote \`${example.remote}\``]),
    ...(example.settings === undefined
      ? []
      : [`with the configuration \`${JSON.stringify(example.settings)}\``]),
    ...(encoding === undefined ? [] : [`in a document in ${encoding}`]),
  ]
  const said = [message ?? '', explainedEscapes(text, room)].filter(each => each !== '').join(' ')
  const tryIt = (example.site ?? example.remote ?? example.settings) ? '' : `[Try it](${link})`
  return [
    `Wrong${conditions.map(condition => `, ${condition}`).join('')}:`,
    drawing(readExample(example.url), room),
    ...[[proseAsMarkdown(said), tryIt].filter(text => text !== '').join(' ')].filter(
      text => text !== '',
    ),
    ...fixes.map(fix => showFix(fix, text, room)),
  ]
}

function drawing(example: MarkedExample, room: string): string {
  const isInsertion = example.spans.every(({ start, end }) => start === end)
  const drawn = isDocument(room) ? drawDocument(example) : drawExample(example)
  return (isInsertion ? insertionBlock : codeBlock)(drawn)
}

/** Whether the examples of a namespace are documents, whose line breaks are shown as they are. */
function isDocument(room: string): boolean {
  return !isSpec(room) && room !== 'pattern'
}

/** A sentence for a URL whose line breaks are shown as escapes. */
function explainedEscapes(text: string, room: string): string {
  if (isDocument(room) || !/[\n\r]/.test(text)) return ''
  return 'In the example, `\\n` is a line break.'
}

function showFix(fix: Fix, text: string, room: string): string {
  const effect =
    room === 'pattern'
      ? 'this changes the pattern, so it is only a suggestion.'
      : fix.safety === 'keeps-url'
        ? 'the URL stays the same.'
        : 'this changes the URL, so it is only a suggestion.'
  const fixed = (isDocument(room) ? showDocument : showText)(applyEdits(text, fix.edits))
  const result = fixed === '' ? 'Nothing is left: the empty string.' : codeBlock(fixed)
  return `Right – **${proseAsMarkdown(fix.title)}**: ${effect}\n\n${result}`
}

function rightWithoutFix(
  { code, right }: IssueDefinition,
  shown: readonly ShownExample[],
): string[] {
  if (right === undefined || shown.some(({ fixes }) => fixes.length > 0)) return []
  const condition = right.base === undefined ? '' : `, on the base URL \`${right.base}\``
  return [
    `Right, for example${condition}:`,
    codeBlock((isDocument(roomOf(code)) ? showDocument : showText)(right.url)),
  ]
}

function effectOfFixes({ code }: IssueDefinition, shown: readonly ShownExample[]): string {
  const firsts = shown.flatMap(({ fixes }) => fixes.slice(0, 1))
  if (firsts.length === 0) return 'There is no fix, because only the author knows what was meant.'
  const keeping = firsts.filter(({ safety }) => safety === 'keeps-url').length
  const alone =
    '`hreflint --fix`, *Fix All* in an editor and `eslint --fix` apply it, because the result is [proved](../../guide/fixes.md) to be the same URL.'
  const inEslint =
    isSpec(roomOf(code)) || roomOf(code) === 'policy' ? ' as a suggestion in ESLint,' : ''
  const chosen = `Apply it as a quick fix in an editor,${inEslint} or with \`hreflint --fix-suggestions ${code}\` on the command line.`
  if (keeping === 0) {
    const what = roomOf(code) === 'pattern' ? 'pattern' : 'URL'
    return `The fix changes the ${what}, so it is only a suggestion. ${chosen}`
  }
  if (keeping === shown.length) return alone
  return `Where the fix keeps the URL, ${alone} Elsewhere, it is only a suggestion. ${chosen}`
}
