// Core puts the issues of a data: URL together under this code.
export { unescapedData } from '@hreflint/core'
