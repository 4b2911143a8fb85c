// The only file of core that knows Node, declared by hand so that nothing else can use its types.
declare global {
  interface ImportMeta {
    url: string
  }
}
declare const process: {
  getBuiltinModule(id: 'node:module'): { createRequire(url: string): (id: string) => unknown }
}

type Require = (id: string) => unknown

const requires = new Map<string, Require>()

/**
 * Loads a package, or a file by its path, as the module at `url` can. A `require` is made at the first
 * use: it takes longer to make than the rest of core takes to load.
 */
export function requireFrom(url: string, id: string): unknown {
  let require = requires.get(url)
  if (require === undefined) {
    require = process.getBuiltinModule('node:module').createRequire(url)
    requires.set(url, require)
  }
  return require(id)
}
