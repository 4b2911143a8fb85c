import type { Rule } from 'eslint'
import { site } from '@hreflint/core'
import { LintedFile } from '../../files/linted-file.ts'
import { toolsFor } from '../../hosts/javascript.ts'
import { Program } from '../../javascript/program.ts'
import type { SinkIndex } from '../../javascript/sinks/sink-index.ts'
import { type SharedOptions, sharedSchema } from '../../settings/settings.ts'
import { settingsFor } from '../../settings/settings-for.ts'

/** What a rule on programs may ask. */
export interface ProgramFile {
  readonly program: Program
  readonly sinks: SinkIndex
  readonly context: Rule.RuleContext
}

type Messages = Readonly<Record<string, string>>

/** A rule on what programs do with URLs, rather than on the URLs that they contain. */
export interface ProgramRule {
  readonly name: string
  readonly description: string
  readonly recommended: boolean
  /** A function is called when a message is first needed. */
  readonly messages: Messages | (() => Messages)
  /** JSON Schema of the options that only this rule has. */
  readonly options?: Readonly<Record<string, object>>
  /** Whether a text may have something to report: a look that costs little. */
  mayReport(text: string): boolean
  /** Whether there is nothing to report in a program without a place that takes URLs, or these words. */
  readonly needsPlace?: RegExp
  visit(file: ProgramFile): Rule.RuleListener
  /** Visitors for what a file contains beside programs. */
  visitDocument?(context: Rule.RuleContext): Rule.RuleListener
}

/** Makes an ESLint rule that looks at scripts, and at the scripts of components. */
export function defineProgramRule(rule: ProgramRule): Rule.RuleModule {
  const own = Object.keys(rule.options ?? {})
  let messages: Record<string, string> | null = null
  return {
    meta: {
      type: 'problem',
      docs: {
        description: rule.description,
        recommended: rule.recommended,
        ...(site === null ? {} : { url: `${site}/rules/${rule.name}` }),
      },
      hasSuggestions: true,
      // Silent where no host knows the language: a preset for all files stops nothing.
      languages: ['*'],
      schema: [
        {
          type: 'object',
          properties: { ...sharedSchema, ...rule.options },
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
      // Parsers of pages call their root as that of a program is called.
      const ofDocument = rule.visitDocument?.(context) ?? {}
      if (!isProgram || !rule.mayReport(sourceCode.text)) return ofDocument
      const [option] = context.options as readonly SharedOptions[]
      const { shared } = LintedFile.of(context, rule.name)
      const settings = settingsFor(option ?? {}, own, shared)
      const { sinks, gate } = toolsFor(settings)
      const { needsPlace } = rule
      if (needsPlace && !needsPlace.test(sourceCode.text) && !gate.opensFor(context))
        return ofDocument
      const program = new Program(sourceCode, settings, 'jsx')
      return { ...ofDocument, ...rule.visit({ program, sinks, context }) }
    },
  }
}
