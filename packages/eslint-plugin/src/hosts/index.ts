import type { SourceCode } from 'eslint'
import { astro, svelte, vue } from './components.ts'
import { css } from './css.ts'
import type { Host } from './host.ts'
import { angular, html } from './html.ts'
import { javascript } from './javascript.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'

/** In the order in which they are asked: JavaScript is what remains of the trees named `Program`. */
const hosts: readonly Host[] = [css, markdown, json, html, angular, vue, svelte, astro, javascript]

/** The host of a file; undefined for a language that none of them knows. */
export function hostOf(sourceCode: SourceCode): Host | undefined {
  return hosts.find(host => host.recognises(sourceCode))
}
