import { expect, test } from 'vitest'
import { killMove } from './killed-moves.ts'

test('a move that is killed while it writes is ended by the next run', {
  timeout: 300_000,
}, async () => {
  const all = []
  for (let delay = 0; delay < 160; delay += 20) all.push(await killMove(delay))
  expect(all.filter(({ end }) => end === 'half')).toEqual([])
  expect(all.filter(({ wasWriting }) => wasWriting).length).toBeGreaterThan(0)
})
