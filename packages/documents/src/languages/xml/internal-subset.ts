import type { Entities } from './entities.ts'

const beginning =
  /^<!doctype\s+[^\s>["']+\s*(?:(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*')\s*)?\[/i
/** Matches `<!ENTITY name "`, but not a parameter entity. */
const entity = /<!ENTITY\s+([^\s%"'<>]+)\s+(["']?)/y
/** Matches what ends a declaration or begins a literal. */
const landmark = /["'>]/g

/**
 * Reads the entities that a document type declaration declares in its internal subset (XML 1.0
 * section 2.8). Stops at a reference to a parameter entity, because that entity may declare
 * anything.
 */
export function readInternalSubset(declaration: string, entities: Entities): void {
  let at = beginning.exec(declaration)?.[0].length ?? declaration.length
  while (at < declaration.length) {
    if (/\s/.test(declaration.charAt(at))) at++
    else if (declaration.startsWith('<!--', at)) at = endAfter('-->', at + 4)
    else if (declaration.startsWith('<?', at)) at = endAfter('?>', at + 2)
    else if (declaration.startsWith('<!', at)) at = declare(at)
    else return
  }

  /** Reads one declaration and returns its end. */
  function declare(open: number): number {
    entity.lastIndex = open
    const found = entity.exec(declaration)
    if (found === null) return endOfDeclaration(open)
    const [head, name = '', quote = ''] = found
    const start = open + head.length
    const close = quote === '' ? -1 : declaration.indexOf(quote, start)
    entities.declare(name, close === -1 ? null : declaration.slice(start, close))
    return endOfDeclaration(open)
  }

  function endOfDeclaration(open: number): number {
    landmark.lastIndex = open
    for (
      let found = landmark.exec(declaration);
      found !== null;
      found = landmark.exec(declaration)
    ) {
      if (found[0] === '>') return landmark.lastIndex
      landmark.lastIndex = endAfter(found[0], landmark.lastIndex)
    }
    return declaration.length
  }

  function endAfter(what: string, from: number): number {
    const found = declaration.indexOf(what, from)
    return found === -1 ? declaration.length : found + what.length
  }
}
