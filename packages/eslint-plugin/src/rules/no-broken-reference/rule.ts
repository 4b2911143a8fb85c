import { basename, resolve } from 'node:path'
import type { Finding } from '@hreflint/linter'
import type { Rule } from 'eslint'
import { loadDocuments } from '#documents'
import { references } from '#references'
import { isTestFile } from '../../deliberate/test-file.ts'
import { LintedFile } from '../../files/linted-file.ts'
import { rulePage } from '../define/rule-page.ts'
import { inSite } from '../../references/process-sites.ts'
import { type SharedOptions, sharedSchema } from '../../settings/settings.ts'
import { settingsFor } from '../../settings/settings-for.ts'

/** The options of the rule, with the same names as the settings of the linter. */
export interface ReferenceRuleOptions extends SharedOptions {
  /** What to check. Default: files, and also fragments if a site is recognized. */
  readonly references?: 'off' | 'files' | 'fragments'
  /** The root of the site, relative to ESLint's working directory. */
  readonly root?: string
  /** Address of the root. */
  readonly siteUrl?: string
  /** Id of the profile of the site. */
  readonly profile?: string
  /** Globs of the files that a build generates, relative to the root. */
  readonly generated?: readonly string[]
  /** Names of the files that the server shows for a folder. Default: those of the profile. */
  readonly indexFiles?: readonly string[]
  /** Endings with which the server looks for a path that is no file. Default: those of the profile. */
  readonly fallbackExtensions?: readonly string[]
  /** Codes that are not reported. */
  readonly ignore?: readonly string[]
}

const own = {
  references: {
    type: 'string',
    enum: ['off', 'files', 'fragments'],
    description:
      'Whether to look for files only, or for fragments too. Without it: for both if a site is recognized.',
  },
  root: { type: 'string', description: 'Root of the site, from the folder that ESLint runs in.' },
  siteUrl: { type: 'string', description: 'Address of the root of the site.' },
  profile: { type: 'string', description: 'Id of the profile of the site.' },
  generated: {
    type: 'array',
    items: { type: 'string' },
    description:
      'Globs of files that a build makes, from the root. Links to them are not reported.',
  },
  indexFiles: {
    type: 'array',
    items: { type: 'string' },
    description: 'Names of the files that the server shows for a folder.',
  },
  fallbackExtensions: {
    type: 'array',
    items: { type: 'string' },
    description: 'Endings with which the server looks for a path that is no file.',
  },
  ignore: { type: 'array', items: { type: 'string' }, description: 'Codes to ignore.' },
} as const

let messages: Record<string, string> | null = null

/** Reports links whose target does not exist. */
export const noBrokenReference: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow links to files and fragments that do not exist',
      recommended: true,
      url: rulePage('no-broken-reference'),
    },
    hasSuggestions: true,
    languages: ['*'],
    schema: [
      { type: 'object', properties: { ...sharedSchema, ...own }, additionalProperties: false },
    ],
    defaultOptions: [{}],
    get messages() {
      messages ??= {
        ...Object.fromEntries(
          references.issues().referenceIssues.map(({ code }) => [code, `{{message}} [${code}]`]),
        ),
        suggestion: '{{title}}.',
      }
      return messages
    },
  } as Rule.RuleMetaData,

  create(context) {
    const { host, shared, sourceCode } = LintedFile.of(context, 'no-broken-reference')
    const [option = {}] = context.options as readonly ReferenceRuleOptions[]
    // A code block in a document is not a file of a site.
    const isWhole = context.filename === context.physicalFilename
    if (host === undefined || option.references === 'off' || !isWhole) return {}
    const language = host.languageOf?.(context.filename, sourceCode.text) ?? null
    if (language === null) return {}
    const settings = settingsFor(option, Object.keys(own), shared)
    if (settings.allowDeliberate.includes('tests') && isTestFile(context)) return {}
    return {
      [sourceCode.ast.type]: () => {
        for (const finding of brokenReferences(context, option, language, settings)) {
          report(finding, context)
        }
      },
    }
  },
}

function brokenReferences(
  { filename, cwd, sourceCode: { text } }: Rule.RuleContext,
  option: ReferenceRuleOptions,
  language: string,
  { spec, documentUrl, templateDelimiters }: ReturnType<typeof settingsFor>,
): readonly Finding[] {
  const { siteUrl = null, profile = null, generated = [], root = '.', ignore = [] } = option
  const ignored = ignoredCodes(ignore)
  const question = {
    ...{
      path: filename,
      language,
      root: resolve(cwd, root),
      isNamed: option.root !== undefined,
      cwd,
    },
    ...{ references: option.references ?? null, siteUrl, profile, generated },
    indexFiles: option.indexFiles ?? null,
    fallbackExtensions: option.fallbackExtensions ?? null,
  }
  const findings = inSite(question, found => {
    // The readers of documents are loaded only for a file of a site.
    loadDocuments()
    const { lintDocument, defaultConfig } = references.linter()
    const config = {
      ...defaultConfig,
      spec: spec.id,
      documentUrl: documentUrl ?? null,
      templateDelimiters: templateDelimiters ?? null,
    }
    return lintDocument(text, language, config, { references: found, fileName: basename(filename) })
  })
  return (findings ?? []).filter(
    ({ kind, code }) => kind === 'broken-reference' && !ignored.has(code),
  )
}

function report({ code, message, span, fixes }: Finding, context: Rule.RuleContext): void {
  const { sourceCode } = context
  context.report({
    loc: {
      start: sourceCode.getLocFromIndex(span.start),
      end: sourceCode.getLocFromIndex(span.end),
    },
    messageId: code,
    data: { message },
    // Only a person knows which of them is meant.
    suggest: fixes.map(({ title, edits }) => ({
      messageId: 'suggestion',
      data: { title },
      fix: fixer =>
        edits.map(edit => fixer.replaceTextRange([edit.span.start, edit.span.end], edit.text)),
    })),
  })
}

/** @throws RangeError for a code that the rule never reports. */
function ignoredCodes(codes: readonly string[]): ReadonlySet<string> {
  const unknown = codes.find(code => !Object.hasOwn(noBrokenReference.meta?.messages ?? {}, code))
  if (unknown === undefined) return new Set(codes)
  throw new RangeError(
    `Unknown code ${JSON.stringify(unknown)} in "ignore" of no-broken-reference.`,
  )
}
