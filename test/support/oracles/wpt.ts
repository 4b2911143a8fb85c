import { conformanceOf } from './conformance.ts'

const conformance = conformanceOf('wpt')

/** One test of `urltestdata.json`. */
export type UrlTest = UrlTestOf<{ readonly failure: true }> | UrlTestOf<UrlTestSuccess>

type UrlTestOf<Outcome> = { readonly input: string; readonly base: string | null } & Outcome

interface UrlTestSuccess {
  readonly failure?: undefined
  readonly href: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly port: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** One test of `toascii.json` or `IdnaTestV2.json`. */
export interface HostTest {
  readonly input: string
  readonly output: string | null
  readonly comment?: string
}

/** One input of `percent-encoding.json`, with the query it gives in each encoding. */
export interface PercentEncodingTest {
  readonly input: string
  readonly output: Readonly<Record<string, string>>
}

/** The tests of one file of the Web Platform Tests; strings in the list are comments. */
function testsOf<Test>(file: string): readonly Test[] {
  const items = conformance.read(`${file}`)
  if (!Array.isArray(items)) throw new Error(`${file} is not a list`)
  return items.filter((item): item is Test => typeof item !== 'string')
}

export const urlTests = testsOf<UrlTest>('urltestdata.json').concat(
  testsOf<UrlTest>('urltestdata-javascript-only.json'),
)
export const toAsciiTests = testsOf<HostTest>('toascii.json')
export const idnaTests = testsOf<HostTest>('IdnaTestV2.json').concat(
  testsOf<HostTest>('IdnaTestV2-removed.json'),
)
export const percentEncodingTests = testsOf<PercentEncodingTest>('percent-encoding.json')
