import { createContext, runInContext } from 'node:vm'
import { transformSync } from 'esbuild'

/** The page that programs run in. */
export const page = 'https://site.example/page'

/** What a program does with a URL, or an origin, that it is given; null if it does nothing. */
export function run(program: string, input: string): string | null {
  const done: string[] = []
  const act = (value: unknown): void => {
    done.push(String(value))
  }
  const code = compiled(program)
  const call = callOf(program)
  try {
    const context = createContext({ ...globalsOf(input, act), input, module: {}, exports: {} })
    const result: unknown = runInContext(`${code}\n${call ?? 'null'}`, context, { timeout: 1000 })
    // A function that judges a URL, or that returns the one to use.
    if (result === true) act(input)
    else if (typeof result === 'string' && call !== null && done.length === 0) act(result)
  } catch {
    return null
  }
  return done[0] ?? null
}

let last = { program: '', code: '' }

/** A program as Node runs it. It is compiled once for all that it is given. */
function compiled(program: string): string {
  if (last.program !== program) {
    const { code } = transformSync(program, { loader: 'tsx', format: 'cjs', jsxFactory: 'element' })
    last = { program, code }
  }
  return last.code
}

/** A call of the last function that a program declares, with the URL. Null if it declares none. */
function callOf(program: string): string | null {
  const declared =
    /(?:^|[\s;}])(?:function (\w+)\(|const (\w+) = (?:async )?(?:\(?\w+|\(\{ (\w+) \})\)? =>)/g
  const last = [...program.matchAll(declared)].at(-1)
  if (last === undefined) return null
  const [, name, constant = '', property] = last
  return `${name ?? constant}(${property === undefined ? 'input' : `{ ${property}: input }`})`
}

/** The contents of a window of Electron, which goes where its handlers let it. */
function contentsOf(input: string, act: Act): object {
  return {
    on(_event: string, handler: (event: object, url: string) => void) {
      let goesOn = true
      const preventDefault = (): void => {
        goesOn = false
      }
      handler({ url: input, preventDefault }, input)
      if (goesOn) act(input)
    },
    setWindowOpenHandler(handler: (details: object) => { action: string }) {
      if (handler({ url: input }).action === 'allow') act(input)
    },
  }
}

type Act = (value: unknown) => void

/** The parts of browsers and of servers that guarded programs use. */
function globalsOf(input: string, act: Act): object {
  const here = new URL(page)
  const members = Object.fromEntries(
    (['origin', 'host', 'hostname', 'protocol', 'pathname'] as const).map(name => [
      name,
      here[name],
    ]),
  )
  const req = { query: { to: input }, headers: { origin: input }, url: page }
  const res = {
    redirect: act,
    setHeader: (_name: string, value: string) => act(value),
    status: () => ({ send() {} }),
  }
  return {
    URL,
    fetch: act,
    run: act,
    isOpen: () => true,
    req,
    res,
    location: Object.defineProperty({ ...members, assign: act }, 'href', {
      get: () => here.href,
      set: act,
    }),
    window: { open: act },
    clients: { openWindow: act },
    contents: contentsOf(input, act),
    Response: { redirect: act },
    document: { createElement: () => Object.defineProperty({}, 'src', { set: act }) },
    setTimeout: (callback: () => void) => callback(),
    element: (_name: string, { href }: { href: string }) => act(href),
    app: {
      get: (_path: string, handler: (request: object, response: object) => void) =>
        handler(req, res),
      use: (handler: (request: object, response: object) => void) => handler(req, res),
    },
    addEventListener: (_name: string, handler: (event: object) => void) =>
      handler({ origin: input, data: input }),
  }
}
