import { labelToName, TextDecoder } from '@exodus/bytes/encoding.js'
import { percentEncodeAfterEncoding } from '@exodus/bytes/whatwg.js'
import { platform } from '#platform'

// To be imported for its effect, in a browser whose documents are not all in UTF-8. Elsewhere the
// encodings are found without it.
platform.provideLegacyEncodings?.({ labelToName, percentEncodeAfterEncoding, TextDecoder })
