import { findingCatalogue } from '../../packages/linter/src/index.ts'
import { configSchemaFile } from './config-schema.ts'
import type { GeneratedFile } from './generated-file.ts'
import { issueIndex } from './issue-index.ts'
import { issuePages } from './issue-pages.ts'
import { rulePages } from './rule-pages.ts'
import { specPages } from './spec-pages.ts'

/** Everything that is made from the definitions of mistakes. */
export function generatedFromCatalogue(): readonly GeneratedFile[] {
  const definitions = [...findingCatalogue.values()]
  return [
    ...issuePages(definitions),
    ...issueIndex(definitions),
    ...configSchemaFile(),
    ...specPages(),
    ...rulePages(),
  ]
}
