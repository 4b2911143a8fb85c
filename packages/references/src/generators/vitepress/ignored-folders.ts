import type { ProgramValue } from '../contract/program-values.ts'

/** The folder that an address or a pattern begins with: `/play/`, `/^\/play/`. */
const start = /^(?:\/\^?\\?)?\/((?:[\w-]+(?:\\?\/(?=[\w-]))?)+)/

/**
 * Returns the folders in whose addresses VitePress is told to accept links that it finds no page for: another program
 * puts their files there.
 */
export function ignoredFolders(option: ProgramValue | null): readonly string[] {
  const items = option?.kind === 'list' ? option.items : []
  return items.flatMap(item => {
    if (item.kind !== 'text' && item.kind !== 'pattern') return []
    const folder = start.exec(item.text)?.[1]
    return folder === undefined ? [] : [folder.replaceAll('\\', '')]
  })
}
