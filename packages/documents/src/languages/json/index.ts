export { type JsonString, locateJsonStrings } from './locate-json-strings.ts'
