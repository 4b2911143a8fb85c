import { expect, test } from 'vitest'
import { killMove } from '../../cli/move/killed-moves.ts'
import { shareOf } from '../../support/laws/share.ts'

test('moves that are killed at any time leave no half state', {
  timeout: 1_800_000,
}, async () => {
  let halves = 0
  for (let kill = 0; kill < shareOf(200); kill += 1) {
    if ((await killMove(Math.random() * 300)).end === 'half') halves += 1
  }
  expect(halves).toBe(0)
})
