import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DriverReading } from '../../support/connection/drivers.ts'
import { codesOf, readingOf, suggested } from '../../support/connection/laws.ts'
import { readByPython } from '../../support/connection/python-libraries.ts'
import { type Meant, meant, meantWithEscapes, written } from '../../support/connection/strings.ts'
import { shareOf } from '../../support/laws/share.ts'

// The real SQLAlchemy and PyMongo read what the specifications say, and what is suggested.

const runs = shareOf(40_000)
const draw = (from: fc.Arbitrary<Meant>) => fc.sample(from, runs)

const isFound = (found: DriverReading | null | undefined, one: Meant) =>
  found?.user === one.user && found.password === one.password && found.host === one.host

const looselyDecoded = (text: string) =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, run =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'),
  )

describe.each([
  ['mysql', 'mysql+pymysql'],
  ['postgres', 'postgresql+psycopg2'],
  ['service', 'mssql+pyodbc'],
])('SQLAlchemy: %s', (spec, scheme) => {
  test('a string is read as make_url reads it', () => {
    const texts = draw(meantWithEscapes).map(one => written(scheme, one))
    const theirs = readByPython('sqlalchemy', texts)
    // SQLAlchemy decodes the database since 2.1.
    const alike = (reading: DriverReading | null | undefined) =>
      reading == null
        ? null
        : [...Object.values(reading).slice(0, 4), looselyDecoded(reading.database)].map(text =>
            text.replaceAll(/\uFFFD+/g, '\uFFFD'),
          )
    texts.forEach((text, index) => {
      // Python's int() takes more for a number than a port can be.
      if (/:[^/?]*[^\d/?:@][^/?:@]*(?:[/?]|$)/.test(text.slice(text.indexOf('@')))) return
      expect([text, alike(readingOf(spec, text))]).toEqual([text, alike(theirs[index])])
    })
  })

  test('a misread password is reported and mended; what is read right has no finding', () => {
    const all = draw(meant)
    const texts = all.map(one => written(scheme, one))
    const before = readByPython('sqlalchemy', texts)
    // What is an escape by accident cannot be told from what somebody has encoded.
    const broken = all.flatMap((one, index) =>
      isFound(before[index], one) || /%[\da-f]{2}/i.test(one.password)
        ? []
        : [{ one, text: texts[index] ?? '' }],
    )
    const sound = texts.filter((_, index) => isFound(before[index], all[index] as Meant))
    for (const text of sound) expect([text, codesOf(spec, text)]).toEqual([text, []])
    const reported = broken.filter(({ text }) => codesOf(spec, text).length > 0)
    const after = readByPython(
      'sqlalchemy',
      broken.map(({ text }) => suggested(spec, text)),
    )
    const mended = broken.filter(({ one }, index) => isFound(after[index], one))
    console.log(
      `${scheme}: ${broken.length} of ${runs} strings misread, ${reported.length} reported, ${mended.length} mended`,
    )
    expect(broken.length).toBeGreaterThan(runs / 100)
    expect(reported.length / broken.length).toBeGreaterThan(0.95)
    expect(mended.length / broken.length).toBeGreaterThan(0.95)
  })
})

test('PyMongo: a string without a finding is read as it is meant', () => {
  const all = draw(meant).map(one => ({ ...one, database: 'shop' }))
  const texts = all.map(one => written('mongodb', one))
  const theirs = readByPython('pymongo', texts)
  let plus = 0
  let silent = 0
  texts.forEach((text, index) => {
    const one = all[index] as Meant
    const codes = codesOf('mongodb', text)
    if (codes.length === 0) {
      silent++
      // Escapes are what the author wrote.
      if (!text.includes('%')) expect([text, isFound(theirs[index], one)]).toEqual([text, true])
    }
    if (codes.includes('unescaped-plus')) plus++
  })
  const mended = readByPython(
    'pymongo',
    texts.map(text => suggested('mongodb', text)),
  )
  const share = mended.filter((reading, index) => isFound(reading, all[index] as Meant)).length
  console.log(`PyMongo: ${silent} of ${runs} without a finding, ${plus} with a +, ${share} mended`)
  expect(plus).toBeGreaterThan(runs / 100)
  expect(share / runs).toBeGreaterThan(0.95)
})
