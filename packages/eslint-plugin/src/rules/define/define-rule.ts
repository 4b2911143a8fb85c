import type { Rule } from 'eslint'
import type { Reporter } from '../../files/file-urls.ts'
import { LintedFile } from '../../files/linted-file.ts'
import { rulePage } from './rule-page.ts'
import { type Settings, type SharedOptions, sharedSchema } from '../../settings/settings.ts'
import { settingsFor } from '../../settings/settings-for.ts'

/** A rule without its visitors, which all rules have in common. */
export interface RuleSource<Options extends SharedOptions> {
  readonly name: string
  readonly description: string
  readonly type: 'problem' | 'suggestion'
  readonly recommended: boolean
  /** What the rule does about what it reports. Fixes come with suggestions. */
  readonly repairs: 'none' | 'suggested' | 'fixed'
  /**
   * Called when a message is first needed, because gathering the messages of the whole catalog
   * takes long.
   */
  messages(): Readonly<Record<string, string>>
  /** JSON Schema of the options that only this rule has, and their defaults. */
  readonly options: Readonly<Record<string, object>>
  readonly defaults: Partial<Options>
  /**
   * Called for an option before the first file that it applies to. The returned function is called
   * for each URL of those files.
   *
   * @throws RangeError for an option that names something unknown.
   */
  configure(option: Partial<Options>): Reporter
}

/** The result of a rule's option and `settings.hreflint`. */
interface Configured {
  readonly option: unknown
  readonly shared: unknown
  readonly settings: Settings
  readonly report: Reporter
}

/** Creates an ESLint rule that checks the URLs of a file in any language with a host. */
export function defineRule<Options extends SharedOptions>(
  rule: RuleSource<Options>,
): Rule.RuleModule {
  const own = Object.keys(rule.options)
  let messages: Record<string, string> | null = null
  let last: Configured | null = null

  /**
   * Returns the configured rule. Files that share a configuration share the same option objects.
   */
  function configured(option: Partial<Options> | undefined, shared: unknown): Configured {
    if (last !== null && last.option === option && last.shared === shared) return last
    const settings = settingsFor(option ?? {}, own, shared)
    last = { option, shared, settings, report: rule.configure(option ?? {}) }
    return last
  }

  return {
    meta: {
      type: rule.type,
      docs: {
        description: rule.description,
        recommended: rule.recommended,
        url: rulePage(rule.name),
      },
      ...(rule.repairs === 'fixed' ? { fixable: 'code' } : {}),
      ...(rule.repairs === 'none' ? {} : { hasSuggestions: true }),
      // The rule reports nothing in a language without a host, so a preset for all files is safe.
      languages: ['*'],
      schema: [
        {
          type: 'object',
          properties: { ...sharedSchema, ...rule.options },
          additionalProperties: false,
        },
      ],
      defaultOptions: [rule.defaults],
      get messages() {
        messages ??= { ...rule.messages() }
        return messages
      },
    } as Rule.RuleMetaData,

    create(context) {
      const file = LintedFile.of(context, rule.name)
      const { settings, report } = configured(context.options[0], file.shared)
      if (file.host === undefined) return {}
      return file.urlsUnder(settings).visitors(file.host, report, context)
    },
  }
}
