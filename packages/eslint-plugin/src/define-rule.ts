import type { Rule } from 'eslint'
import { FileUrls } from './file-urls.ts'
import { type SharedOptions, sharedSchema } from './settings.ts'
import { settingsFor } from './settings-for.ts'

/** What a rule is, apart from the visitors, which all rules have in common. */
export interface RuleSource<Options extends SharedOptions> {
  readonly name: string
  readonly description: string
  readonly type: 'problem' | 'suggestion'
  readonly recommended: boolean
  readonly fixes: boolean
  /** Called when a message is first needed: those of the whole catalogue take long to gather. */
  messages(): Readonly<Record<string, string>>
  /** JSON Schema of the options that only this rule has. */
  readonly options: Readonly<Record<string, object>>
  /**
   * Called for each file, before it is visited; what it returns is called after.
   *
   * @throws RangeError for an option that names nothing known.
   */
  start(option: Partial<Options>, file: FileUrls, context: Rule.RuleContext): () => void
}

/** Makes an ESLint rule that looks at the URLs of a file, in any language that a host knows. */
export function defineRule<Options extends SharedOptions>(
  rule: RuleSource<Options>,
): Rule.RuleModule {
  const own = Object.keys(rule.options)
  let messages: Record<string, string> | null = null
  return {
    meta: {
      type: rule.type,
      docs: {
        description: rule.description,
        recommended: rule.recommended,
        url: `https://hreflint.dev/rules/${rule.name}`,
      },
      ...(rule.fixes ? { fixable: 'code', hasSuggestions: true } : {}),
      // Silent where no host knows the language: a preset for all files stops nothing.
      languages: ['*'],
      schema: [
        {
          type: 'object',
          properties: { ...sharedSchema, ...rule.options },
          additionalProperties: false,
        },
      ],
      get messages() {
        messages ??= { ...rule.messages() }
        return messages
      },
    } as Rule.RuleMetaData,

    create(context) {
      const option: Partial<Options> = context.options[0] ?? {}
      const settings = settingsFor(option, own, context.settings.hreflint)
      const file = FileUrls.of(context, settings, rule.name)
      if (file === null) return {}
      const finish = rule.start(option, file, context)
      return withExit(file.visitors(), file.host.exit, finish)
    },
  }
}

/** Adds a visitor that runs after what may be there already. */
function withExit(
  visitors: Rule.RuleListener | null,
  exit: string,
  finish: () => void,
): Rule.RuleListener {
  const listener = visitors ?? {}
  const before = listener[exit] as ((node: unknown) => void) | undefined
  listener[exit] =
    before === undefined
      ? finish
      : (node: unknown) => {
          before(node)
          finish()
        }
  return listener
}
