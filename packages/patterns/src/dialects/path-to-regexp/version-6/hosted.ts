import type { CompileRoute } from '../route.ts'
import { compilerV6 } from './v6.ts'

/** Version 6.1 as `@vercel/routing-utils` calls it. */
export const compileVercel: CompileRoute = compilerV6({
  delimiter: '/',
  isOld: true,
  isSensitive: true,
  isStrict: true,
})

/** Version 6.3 as Next.js calls it. */
export const compileNext: CompileRoute = compilerV6({ delimiter: '/', isStrict: true })
