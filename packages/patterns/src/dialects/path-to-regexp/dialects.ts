import { parse } from '@hreflint/core'
import type { CompiledPattern, PatternDialect, RepairedPattern } from '../../contract/pattern.ts'
import { examineRoute } from './examine.ts'
import { repairForV6, repairForV8 } from './repairs/repair-route.ts'
import type { CompileRoute } from './route.ts'
import { samplePaths } from './sample-paths.ts'
import { compileV0 } from './v0.ts'
import { compileV6 } from './version-6/v6.ts'
import { compileV8 } from './version-8/v8.ts'
import { compileV9 } from './version-8/v9.ts'

type Repair = (text: string, compile: CompileRoute) => readonly RepairedPattern[]

function routeDialect(
  version: string,
  release: string,
  compile: CompileRoute,
  repair: Repair,
): PatternDialect {
  return {
    id: `path-to-regexp-${version}`,
    title: `path-to-regexp ${version}`,
    subject: 'path',
    edition: {
      version: release,
      url: `https://github.com/pillarjs/path-to-regexp/tree/v${release}`,
    },
    compile: text => compiledRoute(text, compile),
    repair: text => repair(text, compile),
    sample: text => samplePaths(compile(text).pieces),
    examine: text => examineRoute(text, compile(text), compile),
  }
}

function compiledRoute(text: string, compile: CompileRoute): CompiledPattern {
  const { regexp, names, pieces } = compile(text)
  return {
    components: {},
    pieces: pieces.map(({ start, end, ...piece }) => ({
      ...piece,
      span: { start, end },
      component: null,
    })),
    match(url) {
      const path = url.startsWith('/')
        ? url.replace(/[?#].*$/s, '')
        : (parse(url).url?.path ?? null)
      const match = path === null ? null : regexp.exec(path)
      if (match === null) return null
      const values = new Map<string, string | undefined>()
      for (const [index, name] of names.entries()) {
        const value = match[index + 1]
        if (value !== undefined || !values.has(name)) values.set(name, value)
      }
      return { groups: [...values].map(([name, value]) => ({ component: null, name, value })) }
    },
  }
}

/** path-to-regexp in the versions that routers use, the newest first. */
export const routeDialects: readonly PatternDialect[] = [
  routeDialect('9', '9.0.0', compileV9, repairForV8),
  routeDialect('8', '8.4.2', compileV8, repairForV8),
  routeDialect('6', '6.3.0', compileV6, repairForV6),
  routeDialect('0.1', '0.1.13', compileV0, () => []),
]
