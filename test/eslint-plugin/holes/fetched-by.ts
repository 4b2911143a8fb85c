import { createContext, runInContext } from 'node:vm'

/** What a program fetches if everything that it takes from outside has one value. */
export function fetchedBy(program: string, value: string): string {
  const fetched: string[] = []
  const members = new Proxy({}, { get: () => value })
  const globals = {
    fetch: (url: unknown) => fetched.push(String(url)),
    req: { query: members, params: members, body: members },
    console: { log: () => undefined },
    prompt: () => value,
    document: { getElementById: () => ({ value }) },
    location: {},
    URL,
    URLSearchParams: class {
      get = () => value
    },
  }
  runInContext(program, createContext(globals))
  return new URL(fetched[0] ?? '', 'https://page.invalid/').href
}

/** The texts in quotes in a message. */
export const quoted = (message: string): readonly string[] =>
  Array.from(message.matchAll(/"([^"]*)"/g), ([, text = '']) => text)
