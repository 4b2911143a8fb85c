import { createContext, runInContext } from 'node:vm'

/** The page that programs run in. */
export const page = 'https://site.example/page'

/** What a program does with a URL, or an origin, that it is given; null if it does nothing. */
export function run(program: string, input: string): string | null {
  const done: string[] = []
  const act = (value: unknown): void => {
    done.push(String(value))
  }
  const here = new URL(page)
  const members = Object.fromEntries(
    (['origin', 'host', 'hostname', 'protocol', 'pathname'] as const).map(name => [
      name,
      here[name],
    ]),
  )
  const globals = {
    URL,
    fetch: act,
    run: act,
    location: Object.defineProperty({ ...members }, 'href', { get: () => here.href, set: act }),
    app: {
      get: (_path: string, handler: (request: object, response: object) => void) =>
        handler({ query: { to: input } }, { redirect: act }),
    },
    addEventListener: (_name: string, handler: (event: object) => void) =>
      handler({ origin: input, data: input }),
    input,
  }
  const call = /function (\w+)\(/.exec(program)?.[1]
  const source = call === undefined ? program : `${program}\n${call}(input)`
  try {
    runInContext(source, createContext(globals), { timeout: 1000 })
  } catch {
    return null
  }
  return done[0] ?? null
}
