import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parser } from './parse.ts'

export type { ValidationErrorName } from './trace/validation-errors.ts'
export { validationErrors } from './trace/validation-errors.ts'

/** The URL Standard. */
export const whatwg: UrlSpec = {
  id: 'whatwg',
  title: 'URL Standard',
  edition: {
    date: '2026-07-02',
    version: '6ae84860d12800bcf563668e7cc821360dce6062',
    url: 'https://url.spec.whatwg.org/commit-snapshots/6ae84860d12800bcf563668e7cc821360dce6062/',
  },
  terms: { conformanceError: 'validation error', parseException: 'validation error with failure' },
  issues,
  ...parser,
}
