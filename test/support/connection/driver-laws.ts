import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drivers, postgresDriver } from './drivers.ts'
import { explained, finds, sidesOf, suggested } from './laws.ts'
import { meant, meantWithEscapes, written } from './strings.ts'

/** Holds the specifications against the parsers of the drivers, on so many strings for each. */
export function testDrivers(runs: number): void {
  describe.each([...drivers, postgresDriver].map(driver => [driver.spec, driver] as const))(
    '%s',
    (specId, driver) => {
      test('the driver reads a string as the specification does, or as the notes say', () => {
        const notes = notesOf(specId)
        let excused = 0
        fc.assert(
          fc.property(meantWithEscapes, one => {
            const text = written(driver.scheme, one)
            const [ours, theirs] = sidesOf(driver, text)
            if (isDeepStrictEqual(ours, theirs)) return
            const difference = explained(specId, text)
            if (difference === null) {
              expect({ text, ...ours }).toEqual({ text, ...theirs })
              return
            }
            const { note, parts, isRejected = false } = difference
            expect(notes).toContain(note)
            if (theirs === null) expect(isRejected, text).toBe(true)
            const [divided] = ours === null ? sidesOf(driver, asText(text)) : [ours]
            if (theirs === null || divided === null || parts.length === 5) {
              excused += 1
              return
            }
            const free = ours === null ? (['database', ...parts] as const) : parts
            const other = Object.fromEntries(free.map(part => [part, theirs[part]]))
            const expected = { ...divided, ...other }
            expect({ text, ...theirs }).toEqual({ text, ...expected })
          }),
          { numRuns: runs },
        )
        // Few strings are rejected, or divided in another place, and cannot be compared.
        expect(excused).toBeLessThan(runs / 10)
      })

      test('a percent-encoded password has no issue and is read as it is meant', () => {
        fc.assert(
          fc.property(meantWithEscapes, one => {
            const text = written(driver.scheme, one, encodeURIComponent)
            const [ours] = sidesOf(driver, text)
            expect({ text, ...ours }).toEqual({ text, ...one })
            if (explained(specId, text) === null && !/%[89A-F]/.test(text)) {
              expect(finds(driver, text, one)).toBe(true)
            }
          }),
          { numRuns: Math.ceil(runs / 3) },
        )
      })

      test('the suggestion for a broken string is read as it is meant', () => {
        let broken = 0
        let mended = 0
        const left: string[] = []
        fc.assert(
          fc.property(meant, one => {
            // What amqplib decodes is Latin-1.
            if (specId === 'amqp' && /[^\0-\x7F]/.test(one.password)) return
            const text = written(driver.scheme, one)
            if (finds(driver, text, one)) return
            broken += 1
            const output = suggested(specId, text)
            if (finds(driver, output, one)) mended += 1
            else left.push(text)
          }),
          { numRuns: runs },
        )
        expect(broken).toBeGreaterThan(runs / 20)
        expect({ share: mended / broken > 0.95, left: left.slice(0, 20) }).toMatchObject({
          share: true,
        })
      })
    },
  )
}

/** Escapes the `%` and `@` for which the specification rejects a string that a driver takes. */
function asText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll(/@(?=[^/?#]*@)/g, '%40')
}

/** What the page of a specification says beside its tables. */
export function notesOf(specId: string): string {
  const path = `../../../packages/core/src/specs/${specId}/notes.md`
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
