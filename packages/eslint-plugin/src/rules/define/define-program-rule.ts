import type { Rule } from 'eslint'
import { LintedFile } from '../../files/linted-file.ts'
import { toolsFor } from '../../hosts/javascript.ts'
import { Program } from '../../javascript/program.ts'
import type { SinkIndex } from '../../javascript/sinks/sink-index.ts'
import { rulePage } from './rule-page.ts'
import { type Settings, type SharedOptions, sharedSchema } from '../../settings/settings.ts'
import { settingsFor } from '../../settings/settings-for.ts'

/** What a rule on programs can use. */
export interface ProgramFile {
  readonly program: Program
  readonly sinks: SinkIndex
  readonly context: Rule.RuleContext
}

/** The shared options that say something of programs. The others are about texts that are URLs. */
const programSchema = Object.fromEntries(
  (['allowDeliberate', 'presets', 'sinks', 'tags'] as const).map(name => [
    name,
    sharedSchema[name],
  ]),
)

type Messages = Readonly<Record<string, string>>

interface Configured {
  readonly option: SharedOptions | undefined
  readonly shared: unknown
  readonly settings: Settings
}

/** A rule on how programs handle URLs, rather than on the URLs in them. */
export interface ProgramRule {
  readonly name: string
  readonly description: string
  readonly recommended: boolean
  /** If this is a function, it is called when a message is first needed. */
  readonly messages: Messages | (() => Messages)
  /** JSON Schema of the options that only this rule has. */
  readonly options?: Readonly<Record<string, object>>
  /** Returns whether a file may have something to report. This check must be cheap. */
  mayReport(text: string, filename: string): boolean
  /** If set, the rule skips programs that have no place for URLs and do not match this pattern. */
  readonly needsPlace?: RegExp
  visit(file: ProgramFile): Rule.RuleListener
  /** Returns visitors for the parts of a file that are not programs. */
  visitDocument?(context: Rule.RuleContext): Rule.RuleListener
}

/** Creates an ESLint rule that checks scripts, and the scripts of components. */
export function defineProgramRule(rule: ProgramRule): Rule.RuleModule {
  const own = Object.keys(rule.options ?? {})
  let messages: Record<string, string> | null = null
  let last: Configured | null = null

  /** Returns the settings. Files that share a configuration share the same option objects. */
  function configured(option: SharedOptions | undefined, shared: unknown): Settings {
    if (last === null || last.option !== option || last.shared !== shared)
      last = { option, shared, settings: settingsFor(option ?? {}, own, shared) }
    return last.settings
  }

  return {
    meta: {
      type: 'problem',
      docs: {
        description: rule.description,
        recommended: rule.recommended,
        url: rulePage(rule.name),
      },
      hasSuggestions: true,
      // The rule reports nothing in a language without a host, so a preset for all files is safe.
      languages: ['*'],
      schema: [
        {
          type: 'object',
          properties: { ...programSchema, ...rule.options },
          additionalProperties: false,
        },
      ],
      defaultOptions: [{}],
      get messages() {
        messages ??= { ...(typeof rule.messages === 'function' ? rule.messages() : rule.messages) }
        return messages
      },
    } as Rule.RuleMetaData,

    create(context) {
      const { sourceCode } = context
      const isProgram = (sourceCode.ast.type as string) === 'Program' && sourceCode.scopeManager
      // Parsers of pages use the name `Program` for their root too.
      const ofDocument = rule.visitDocument?.(context) ?? {}
      const { needsPlace } = rule
      const mayReport = () => rule.mayReport(sourceCode.text, context.filename)
      if (!isProgram || (!needsPlace && !mayReport())) return ofDocument
      const [option] = context.options as readonly SharedOptions[]
      const settings = configured(option, LintedFile.of(context, rule.name).shared)
      const { sinks, gate } = toolsFor(settings)
      // Another rule has asked the gate already, so its answer costs less than reading the text.
      if (needsPlace && !gate.opensFor(context) && !needsPlace.test(sourceCode.text))
        return ofDocument
      if (needsPlace && !mayReport()) return ofDocument
      const program = new Program(sourceCode, settings, 'jsx')
      return { ...ofDocument, ...rule.visit({ program, sinks, context }) }
    },
  }
}
