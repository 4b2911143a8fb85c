import { findingCatalogue } from '../../packages/linter/src/index.ts'
import { configSchemaFile } from './config-schema.ts'
import type { GeneratedFile } from './generated-file.ts'
import { issueKinds } from './issue-kinds.ts'
import { issueIndex } from './issue-pages/issue-index.ts'
import { issuePages } from './issue-pages/issue-pages.ts'
import { cataloguePage } from './pages/catalogue-page.ts'
import { changelogPage } from './pages/changelog-page.ts'
import { commandLinePage } from './pages/command-line-page.ts'
import { configurationPage } from './pages/configuration-page.ts'
import { dialectPages } from './pages/dialect-pages.ts'
import { decisionIndex } from './pages/decision-index.ts'
import { fieldPage } from './pages/field/field-page.ts'
import { generatorTable } from './pages/tables/generator-table.ts'
import { packagePages } from './pages/package-pages.ts'
import { rulePages } from './pages/rule-pages.ts'
import { programPage } from './pages/program-page.ts'
import { specPages } from './pages/spec-pages.ts'
import { speedTable } from './pages/tables/speed-table.ts'
import { terminalRecordings } from './recordings/index.ts'

/** Everything that is made from the definitions of issues, rules, settings and options. */
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
    changelogPage(definitions),
    ...(await commandLinePage()),
    ...decisionIndex(),
    ...specPages(),
    ...speedTable(),
    ...generatorTable(),
    programPage(),
    fieldPage(),
    ...dialectPages(),
    ...rules,
    ...(await terminalRecordings()),
    ...packagePages(new Map(rules.map(({ path, text }) => [path, text]))),
  ]
}
