import type { CompileRoute } from '../route.ts'
import { compileV8 } from './v8.ts'

/** Version 8 as the package `router` of Express 5 calls it: without the slashes at the end of a route. */
export const compileExpress: CompileRoute = text =>
  compileV8(text === '/' ? text : text.replace(/\/+$/, ''))
