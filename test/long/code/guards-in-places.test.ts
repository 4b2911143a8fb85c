import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { type GuardedAct, guardTable, type TableRow } from '../../guards/guard-table.ts'
import { run } from '../../guards/run-program.ts'
import { expectWitness, rule } from '../../guards/witness-law.ts'
import { shareOf } from '../../support/laws/share.ts'

// Each guard of the table, in each place where programs have guards: what is reported there, Node confirms.

const config = {
  files: ['**/*.js'],
  plugins: { hreflint: hreflint as never },
  rules: { [rule]: 'warn' as const },
}
const lint = (code: string) => new Linter().verify(code, [config], 'file.js')

/** What is done with `u`, as an expression. */
const acts: Readonly<Record<Exclude<GuardedAct, 'origin'>, string>> = {
  visit: 'location.assign(u)',
  request: 'fetch(u)',
  redirect: 'res.redirect(u)',
}

/** The places of a guard: its condition, and what is done if that is true. */
const places: Readonly<Record<string, (condition: string, act: string) => string>> = {
  'before an early return': (condition, act) => `if (!(${condition})) return\n  ${act}`,
  'before a throw': (condition, act) => `if (!(${condition})) throw new Error('no')\n  ${act}`,
  'in a conjunction': (condition, act) => `;(${condition}) && ${act}`,
  'in an `else if`': (condition, act) =>
    `if (u === '') {\n    log(u)\n  } else if (${condition}) {\n    ${act}\n  }`,
  'before an `else`': (condition, act) =>
    `if (!(${condition})) {\n    log(u)\n  } else {\n    ${act}\n  }`,
  'in a constant': (condition, act) => `const isFine = ${condition}\n  if (isFine) ${act}`,
  'after another guard': (condition, act) =>
    `if (typeof u !== 'string') return\n  if (${condition}) ${act}`,
  'in a `switch`': (condition, act) =>
    `switch (true) {\n    case Boolean(${condition}):\n      ${act}\n  }`,
  'in a function that catches': (condition, act) =>
    `const isFine = function (text) { try { return ${condition.replaceAll(/\bu\b/g, 'text')} } catch { return false } }\n  if (isFine(u)) ${act}`,
  'around a callback': (condition, act) => `if (${condition}) setTimeout(() => { ${act} })`,
}

type Guard = TableRow & { readonly act: keyof typeof acts }

const programOf = ({ act, condition }: Guard, place: (typeof places)[string]): string => {
  const body = place(condition, acts[act])
  return act === 'redirect'
    ? `app.get('/go', (req, res) => {\n  const u = req.query.to\n  ${body}\n})\n`
    : `function go(u) {\n  ${body}\n}\n`
}

const guards = guardTable.filter((row): row is Guard => row.act !== 'origin')

/** A share of the guards, others for each place. */
function guardsAt(offset: number, isRight: boolean): readonly [string, Guard][] {
  const all = guards.filter(guard => guard.isRight === isRight)
  const step = Math.floor(all.length / shareOf(all.length, 5))
  return all
    .filter((_, index) => (index + offset) % step === 0)
    .map(guard => [`${guard.act}: ${guard.condition}`, guard])
}

describe.each(Object.entries(places).map(([where, place], offset) => ({ where, place, offset })))(
  'a guard $where',
  ({ place, offset }) => {
    test.each(guardsAt(offset, false))('does not hold: %s', (_, guard) =>
      expectWitness({ code: programOf(guard, place), lint, run }),
    )

    test.each(guardsAt(offset, true))('holds: %s', (_, guard) => {
      expect(lint(programOf(guard, place))).toEqual([])
    })
  },
)
