import { labelToName } from '@exodus/bytes/encoding.js'
import { percentEncodeAfterEncoding } from '@exodus/bytes/whatwg.js'
import punycode from 'punycode/punycode.js'
import * as tr46 from 'tr46'
import type { Platform } from './platform.ts'

/** For hosts that can neither `require` nor wait: everything is there from the start. */
export const platform: Platform = {
  loadTr46: () => tr46,
  loadPunycode: () => punycode,
  loadLegacyEncodings: () => ({ labelToName, percentEncodeAfterEncoding }),
}
