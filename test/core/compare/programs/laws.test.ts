import { programs, usualPrograms } from '@hreflint/core/programs'
import { programIds, usualProgramIds } from '@hreflint/core/specs'
import { expect, test } from 'vitest'
import { frozenUrls } from './frozen.mjs'
import { describeLaws } from '../../../support/laws/of-programs.ts'

test('the lists of IDs, which load no program, name every program and the usual ones', () => {
  expect(programIds).toEqual(programs.map(({ id }) => id))
  expect(usualProgramIds).toEqual(usualPrograms.map(({ id }) => id))
})

// All of them are among the long tests.
describeLaws(frozenUrls.filter((_, index) => index % 8 === 0))
