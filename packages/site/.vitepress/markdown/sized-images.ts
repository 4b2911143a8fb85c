import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { imageSize } from 'image-size'
import type { MarkdownEnv, MarkdownOptions } from 'vitepress'

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0]

const isRelative = (source: string) => !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(source)

/**
 * Writes the width and height of each image of the repository, so that a page leaves room for it
 * before it arrives. `![…](…)` alone moves what follows.
 */
export function sizedImages(markdown: Markdown): void {
  const others = markdown.renderer.rules.image
  markdown.renderer.rules.image = (tokens, index, options, env: MarkdownEnv, self) => {
    const token = tokens[index]
    const source = token?.attrGet('src') ?? ''
    if (isRelative(source) && env.path !== undefined) {
      const { width, height } = imageSize(readFileSync(resolve(dirname(env.path), source)))
      token?.attrSet('width', String(width))
      token?.attrSet('height', String(height))
    }
    return others?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
  }
}
