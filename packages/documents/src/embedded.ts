/** What can be asked of a URL that was found, without the readers of any language. */
export { keepsRendered } from './edits/keeps-rendered.ts'
export { writeEach, writeEdits } from './edits/write-edits.ts'
export { dependsOnHole, withHolesFilled } from './template/judgeable.ts'
export { someHole } from './template/some-hole.ts'
