import { existsSync } from 'node:fs'
import hreflint from '../../../packages/eslint-plugin/src/index.ts'
import type { RuleDocs } from '../../../packages/eslint-plugin/src/rules/define/rule-docs.ts'

/** What the folders of rules say of them, by the name of the rule. A test names those that say nothing. */
export async function ruleDocs(): Promise<ReadonlyMap<string, RuleDocs>> {
  const found = new Map<string, RuleDocs>()
  for (const name of Object.keys(hreflint.rules)) {
    const file = new URL(
      `../../../packages/eslint-plugin/src/rules/${name}/docs.ts`,
      import.meta.url,
    )
    if (!existsSync(file)) continue
    const { docs } = (await import(file.href)) as { readonly docs: RuleDocs }
    found.set(name, docs)
  }
  return found
}
