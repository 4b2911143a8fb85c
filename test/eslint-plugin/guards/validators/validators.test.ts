import * as typescript from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { expectWitness, rule } from '../../../guards/witness-law.ts'
import { accepts, type LibraryName } from './libraries.ts'
import { rejectingValidators, validators } from './modules.ts'

const config = {
  files: ['**/*.tsx'],
  plugins: { hreflint: hreflint as never },
  rules: { [rule]: 'warn' as const },
  languageOptions: { parser: typescript },
}
const lint = (code: string) => new Linter().verify(code, [config], 'file.tsx')

const rows = Object.entries(validators).flatMap(([library, modules]) =>
  modules.map((code): [LibraryName, string] => [library as LibraryName, code]),
)

// The library itself decides whether its validator accepts the witness.
describe('a validator that can be bypassed', () => {
  test.each(rows)('%s: %s', async (library, code) => {
    const run = async (program: string, url: string): Promise<string | null> =>
      (await accepts(library, program, url)) ? url : null
    await expectWitness({ code, lint, run })
    // The library does call the validator.
    expect(await run(code, 'https://other.invalid/')).toBeNull()
  })
})

describe('a validator without a report', () => {
  test.each(rejectingValidators)('%s', code => {
    expect(lint(code)).toEqual([])
  })
})
