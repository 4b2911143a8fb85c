/** The judge by itself, for a front end that finds URLs in its own way. */
export { compareReadings, compareWithPrograms, divergentSpan } from './compare-readings.ts'
export { judgePattern } from './patterns/judge-pattern.ts'
export { JudgedUrl, type UrlToJudge } from './judged-url.ts'
export { isReadAsUrl } from './read-as-url.ts'
export { isProgramId, readersInWords } from './readers-in-words.ts'
