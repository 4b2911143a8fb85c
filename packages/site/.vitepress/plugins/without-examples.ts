import type { Plugin } from 'vite'

const definition = /[\\/]packages[\\/]core[\\/]src[\\/].*[\\/](?:issues|mistakes)(?:[\\/].+)?\.ts$/
const unread = new Set(['examples', 'right', 'notes', 'clause', 'since'])

/** Removes the parts of issue definitions that only tests and pages read. */
export function withoutExamples(): Plugin {
  return {
    name: 'without-examples',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    transform(code, id) {
      if (!definition.test(id)) return null
      const spans = [...unreadValues(this.parse(code))].sort((a, b) => b.start - a.start)
      let shortened = code
      for (const { start, end } of spans) {
        shortened = `${shortened.slice(0, start)}[]${shortened.slice(end)}`
      }
      return { code: shortened, map: null }
    },
  }
}

interface Node {
  readonly start: number
  readonly end: number
}

/** Yields the values of properties that are not read, outermost only. */
function* unreadValues(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return
  const { type, key, value } = tree as { type?: string; key?: { name?: string }; value?: Node }
  if (type === 'Property' && value !== undefined && unread.has(key?.name ?? '')) yield value
  else for (const child of Object.values(tree)) yield* unreadValues(child)
}
