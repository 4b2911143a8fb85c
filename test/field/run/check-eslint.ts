import { compareFindings } from '../compare.ts'
import type { FieldOptions } from '../check-field.ts'
import {
  readRepositories,
  readVerdicts,
  writeLinted,
  writeVerdicts,
} from '../../../scripts/generate/pages/field/files.ts'
import { judgedPresets } from '../../../scripts/generate/pages/field/judged-presets.ts'
import type { VerdictRow } from '../../../scripts/generate/pages/field/row.ts'
import { eslintTable } from '../../../scripts/generate/pages/field/tables.ts'
import { checkoutsIn } from './checkouts.ts'
import { lintWithEslint } from './lint-with-eslint.ts'

/** Compares what the presets of the ESLint plugin say of each checkout with the ledger. Returns whether all of it is judged. */
export async function checkEslint({ folder, only, update }: FieldOptions): Promise<boolean> {
  const checkouts = checkoutsIn(folder, [...readRepositories().keys()], only)
  const ledger = new Map<string, readonly VerdictRow[]>()
  const problems: string[] = []
  for (const { name, path } of checkouts) {
    const findings = await lintWithEslint(path)
    const { rows, added, gone, unjudged } = compareFindings(readVerdicts(name, 'eslint'), findings)
    ledger.set(name, rows)
    for (const place of added) console.log(`${name} new: ${place}`)
    for (const place of gone) console.log(`${name} gone: ${place}`)
    if (unjudged.length > 0) problems.push(`${name}: ${unjudged.length} findings are not judged.`)
    if (update) writeVerdicts(name, rows, 'eslint')
  }
  if (update) writeLinted(checkouts.map(({ name }) => name))
  console.log(`\n${eslintTable(ledger, judgedPresets())}\n\n${checkouts.length} repositories.`)
  for (const problem of problems) console.log(`Not right: ${problem}`)
  return problems.length === 0 && checkouts.length > 0
}
