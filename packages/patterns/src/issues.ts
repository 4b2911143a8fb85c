export { patternFindings } from './issues/findings.ts'
