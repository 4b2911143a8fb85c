import type { UrlSpec } from '../spec.ts'
import { abarthUrl01 } from './abarth-url-01/index.ts'
import { connollyHref00 } from './connolly-href-00/index.ts'
import { html5R6007 } from './html5-r6007/index.ts'
import { html5WdUrls } from './html5-wd-urls/index.ts'
import { rfc3986 } from './rfc3986/index.ts'
import { rfc3987 } from './rfc3987/index.ts'
import { webspecsUrl } from './webspecs-url/index.ts'

/** What comparing needs, and nothing else: kept here, where the tables of IDNA2003 are loaded anyway. */
export * as comparisonKey from '../comparison-key.ts'

/** The specifications beside the URL Standard. Loaded when one of them is used: see `#other-rooms`. */
export const otherRooms: readonly UrlSpec[] = [
  rfc3986,
  rfc3987,
  html5R6007,
  html5WdUrls,
  connollyHref00,
  webspecsUrl,
  abarthUrl01,
]
