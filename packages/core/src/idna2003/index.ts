export { type NameprepFailure, type Nameprepped, nameprep } from './nameprep.ts'
export {
  type AsciiDomain,
  type AsciiLabel,
  type IdnaFlags,
  type LabelFailure,
  labelToAscii,
  toAscii,
} from './to-ascii.ts'
export { toUnicode } from './to-unicode.ts'
