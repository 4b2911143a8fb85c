import { parse } from '@hreflint/core'
import { describe, expect, test } from 'vitest'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { type HostTest, idnaTests, toAsciiTests } from '../../support/oracles/wpt.ts'

const conformance = conformanceOf('wpt')

describe.skipIf(!conformance.present)(conformance.title('Web Platform Tests: hosts'), () => {
  test('there are tests', () => {
    expect(toAsciiTests.length).toBe(87)
    expect(idnaTests.length).toBe(2691)
  })

  test.each(toAsciiTests.map(hostTest => [JSON.stringify(hostTest.input), hostTest] as const))(
    'toascii: %s',
    (_, hostTest) => expectHost(hostTest),
  )

  test('IdnaTestV2, those of older Unicode versions too', () => {
    for (const hostTest of idnaTests) if (hostTest.input !== '') expectHost(hostTest)
  })
})

function expectHost({ input, output }: HostTest): void {
  const { url } = parse(`https://${input}/x`)
  expect({ input, host: url?.host ?? null, path: url?.path ?? null }).toEqual({
    input,
    host: output,
    path: output === null ? null : '/x',
  })
}
