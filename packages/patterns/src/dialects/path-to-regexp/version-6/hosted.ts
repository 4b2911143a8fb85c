import type { CompileRoute } from '../route.ts'
import { compilerV6 } from './v6.ts'

/** As `@vercel/routing-utils` calls version 6.1. */
export const compileVercel: CompileRoute = compilerV6({
  delimiter: '/',
  isOld: true,
  isSensitive: true,
  isStrict: true,
})

/** As Next.js calls version 6.3. */
export const compileNext: CompileRoute = compilerV6({ delimiter: '/', isStrict: true })
