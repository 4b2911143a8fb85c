import { findingCatalogue } from '../../packages/linter/src/index.ts'
import { cataloguePage } from './catalogue-page.ts'
import { commandLinePage } from './command-line-page.ts'
import { configSchemaFile } from './config-schema.ts'
import { configurationPage } from './configuration-page.ts'
import { decisionIndex } from './decision-index.ts'
import type { GeneratedFile } from './generated-file.ts'
import { issueIndex } from './issue-index.ts'
import { issueKinds } from './issue-kinds.ts'
import { issuePages } from './issue-pages.ts'
import { packagePages } from './package-pages.ts'
import { rulePages } from './rule-pages.ts'
import { specPages } from './spec-pages.ts'

/** Everything that is made from the definitions of mistakes, rules, settings and options. */
export async function generatedFromCatalogue(): Promise<readonly GeneratedFile[]> {
  const definitions = [...findingCatalogue.values()]
  const rules = await rulePages()
  return [
    ...issuePages(definitions),
    ...issueIndex(definitions),
    ...cataloguePage(definitions),
    ...issueKinds(),
    ...configSchemaFile(),
    ...configurationPage(),
    ...(await commandLinePage()),
    ...decisionIndex(),
    ...specPages(),
    ...rules,
    ...packagePages(new Map(rules.map(({ path, text }) => [path, text]))),
  ]
}
