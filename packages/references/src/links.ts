export { unplacedLinks } from './pages/unplaced-links.ts'
export { type Link, type Purpose, purposeOf } from './resolve/link.ts'
export { baseOf, linkOf } from './resolve/link-of.ts'
