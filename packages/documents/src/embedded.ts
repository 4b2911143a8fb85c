/** Functions for located URLs that need no language readers. */
export { keepsRendered } from './edits/keeps-rendered.ts'
export { writeEach, writeEdits } from './edits/write-edits.ts'
export { dependsOnHole, withHolesFilled } from './template/judgeable.ts'
export { mergeHoles } from './template/merge-holes.ts'
export { someHole } from './template/some-hole.ts'
export { valueHoles } from './languages/configuration/value-holes.ts'
