/** The judge alone, for front ends that locate URLs themselves. */
export { compareReadings, compareWithPrograms, divergentSpan } from './compare-readings.ts'
export { dangerInWords } from './danger-in-words.ts'
export { judgePattern } from './patterns/judge-pattern.ts'
export { type JudgedPattern, judgePatterns } from './patterns/judge-patterns.ts'
export { JudgedUrl, type UrlToJudge } from './judged-url.ts'
export { isReadAsUrl } from './read-as-url.ts'
export { isProgramId, readersInWords } from './readers-in-words.ts'
