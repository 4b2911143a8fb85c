import type { Plugin } from 'vite'

/** Words that nothing on the page can have as a class, for no script and no page names them. */
type IsKnown = (word: string) => boolean

/** Parts of the theme that this site does not use, though its scripts contain their names. */
const unused = /DocSearch-(?!Button|Search-Icon)|VPTeam|[Ss]ponsor|VPCarbon|VPDocAsideCarbon/

/**
 * Leaves out of the styles what belongs to parts of the theme that are not used: rules for classes
 * and scopes that no script of the site names, and variables that nothing reads. The scripts of the
 * pages hold their whole text, so what is only written in a page counts too.
 */
export function withoutUnusedStyles(): Plugin {
  return {
    name: 'without-unused-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      // Of the script in the head of every page.
      const words = new Set(['dark', 'mac'])
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [word] of file.code.matchAll(/[\w-]+/g)) words.add(word)
      }
      // Some names are put together: `level-` and a number.
      const beginnings = Array.from(words).filter(word => /^[a-z]{3,}.*-$/i.test(word))
      const isKnown = (word: string) =>
        words.has(word) || beginnings.some(beginning => word.startsWith(beginning))
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const rules = withoutRules(String(file.source), isKnown)
        file.source = withoutVariables(rules, isKnown)
      }
    },
  }
}

function withoutRules(css: string, isKnown: IsKnown): string {
  const isUnused = (selector: string) =>
    unused.test(selector) ||
    Array.from(needed(selector)).some(name => !name.split(/[^\w-]/).every(isKnown))
  return css.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every(isUnused) ? '' : rule,
  )
}

/** The classes and scopes that an element must have; those in `:not()` do not count. */
function* needed(selector: string): Generator<string> {
  const positive = selector.replace(/:not\([^)]*\)/g, '')
  for (const [, className, scope] of positive.matchAll(/\.((?:[\w-]|\\.)+)|\[(data-v-\w+)/g)) {
    // Vue makes these of the name of a transition.
    if (className !== undefined && /-(?:enter|leave)-(?:from|active|to)$/.test(className)) continue
    yield (className ?? scope ?? '').replaceAll('\\', '')
  }
}

/** A variable may be read by another one that nothing reads. */
function withoutVariables(css: string, isKnown: IsKnown): string {
  for (let before = css; ; ) {
    const read = new Set(Array.from(before.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name))
    const after = before.replace(
      /([{;])\s*(--[\w-]+)\s*:(?:"[^"]*"|'[^']*'|\((?:"[^"]*"|'[^']*'|\([^()]*\)|[^()"'])*\)|[^;{}"'()])*(?=[;}])/g,
      (declaration, start: string, name: string) =>
        read.has(name) || isKnown(name) ? declaration : start,
    )
    if (after === before) return after.replace(/;{2,}/g, ';').replace(/\{;/g, '{')
    before = after
  }
}
