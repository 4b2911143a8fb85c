/** Shows what the parser of the URL Standard does with a URL, state by state. */
export type { ParserSignal, ParserState, ParserStep, ParserTrace } from './parser-trace.ts'
export { traceUrl } from './trace-url.ts'
