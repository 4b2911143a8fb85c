import type { UrlSpec } from '../spec.ts'
import { abarthUrl01 } from './abarth-url-01/index.ts'
import { rfc3986 } from './rfc3986/index.ts'
import { rfc3987 } from './rfc3987/index.ts'
import { webspecsUrl } from './webspecs-url/index.ts'
import { whatwg } from './whatwg/index.ts'

/** Every specification that can be chosen. */
export const specs: readonly UrlSpec[] = [whatwg, rfc3986, rfc3987, abarthUrl01, webspecsUrl]
