export { referenceIssues } from './issues/index.ts'
