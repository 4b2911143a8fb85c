import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteConfig } from 'vitepress'
import { describePage } from '../page-head.ts'
import { llmsText, type TextPage } from './llms-text.ts'
import { pageAsMarkdown, sitePath } from './page-as-markdown.ts'

/** Writes each page as Markdown beside its HTML, and the list of them: `llms.txt`. */
export function writeText({ srcDir, pages, outDir, site }: SiteConfig): void {
  const written = pages.flatMap((path): TextPage[] => {
    const text = readFileSync(join(srcDir, path), 'utf8')
    // The start page and the explorer are made of components.
    if (/^---\n[\s\S]*?^layout:/m.test(text)) return []
    const markdown = pageAsMarkdown(text, path)
    const target = sitePath(path)
    mkdirSync(dirname(join(outDir, target)), { recursive: true })
    writeFileSync(join(outDir, target), markdown)
    const title = /^# (.*)$/m.exec(markdown)?.[1] ?? target
    const { description = '' } = describePage({ description: '', filePath: path }, srcDir)
    return [{ path: target, title, description }]
  })
  writeFileSync(join(outDir, 'llms.txt'), llmsText(site.title, site.description, written))
}
