import hreflint from '../../../../packages/eslint-plugin/src/index.ts'

const names = ['recommended', 'security'] as const

/** The presets of the ESLint plugin that the ledger judges, with their rules. Links are judged with those of the command line. */
export function judgedPresets(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    names.map(name => [
      name,
      Object.keys(hreflint.configs[name].rules ?? {}).filter(
        rule => rule !== 'hreflint/no-broken-reference',
      ),
    ]),
  )
}
