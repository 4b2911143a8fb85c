import type { Linter, Rule } from 'eslint'
import { type ConfigName, configsOf } from './settings/configs.ts'
import { noBypassableUrlCheck } from './rules/no-bypassable-url-check/rule.ts'
import { noBrokenPattern } from './rules/no-broken-pattern/rule.ts'
import { noBrokenReference } from './rules/no-broken-reference/rule.ts'
import { noConformanceError } from './rules/no-conformance-error/rule.ts'
import { noCredentials } from './rules/no-credentials/rule.ts'
import { noDivergentUrl } from './rules/no-divergent-url/rule.ts'
import { noDoubleEncoding } from './rules/no-double-encoding/rule.ts'
import { noDroppedBasePath } from './rules/no-dropped-base-path/rule.ts'
import { noForbiddenUrl } from './rules/no-forbidden-url/rule.ts'
import { noParseException } from './rules/no-parse-exception/rule.ts'
import { noStringQuery } from './rules/no-string-query/rule.ts'
import { noUnescapedUrlPart } from './rules/no-unescaped-url-part/rule.ts'
import { noWrongEncoder } from './rules/no-wrong-encoder/rule.ts'

export type { PresetName } from './libraries/presets.ts'
export type { PatternOptions } from './rules/no-broken-pattern/rule.ts'
export type { ReferenceRuleOptions } from './rules/no-broken-reference/rule.ts'
export type { RuleOptions } from './rules/define/create-url-rule.ts'
export type { DivergenceOptions } from './rules/no-divergent-url/rule.ts'
export type { SharedOptions } from './settings/settings.ts'

const rules = {
  'no-broken-pattern': noBrokenPattern,
  'no-broken-reference': noBrokenReference,
  'no-bypassable-url-check': noBypassableUrlCheck,
  'no-conformance-error': noConformanceError,
  'no-credentials': noCredentials,
  'no-divergent-url': noDivergentUrl,
  'no-double-encoding': noDoubleEncoding,
  'no-dropped-base-path': noDroppedBasePath,
  'no-forbidden-url': noForbiddenUrl,
  'no-parse-exception': noParseException,
  'no-string-query': noStringQuery,
  'no-unescaped-url-part': noUnescapedUrlPart,
  'no-wrong-encoder': noWrongEncoder,
}

export type { ConfigName }
export type RuleName = keyof typeof rules

export interface HreflintPlugin {
  readonly meta: { readonly name: string; readonly version: string; readonly namespace: string }
  readonly rules: Record<RuleName, Rule.RuleModule>
  readonly configs: Record<ConfigName, Linter.Config>
}

let configs: HreflintPlugin['configs'] | null = null

/**
 * The plugin, for `plugins` in a flat configuration. The presets register this same object, because
 * ESLint reports a conflict for another object with the same name.
 */
const plugin: HreflintPlugin = {
  meta: { name: 'eslint-plugin-hreflint', version: '0.1.0', namespace: 'hreflint' },
  rules,
  get configs() {
    configs ??= configsOf(plugin)
    return configs
  },
}

export default plugin
// What `require()` gives, without `.default`.
export { plugin as 'module.exports' }
