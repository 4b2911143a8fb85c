import type { UrlSpec } from '../spec.ts'
import { whatwg } from './whatwg/index.ts'

/** Every specification that can be chosen. */
export const specs: readonly UrlSpec[] = [whatwg]
