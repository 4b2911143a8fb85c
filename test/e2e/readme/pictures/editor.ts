import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { begin } from '../../support/sessions.ts'
import type { Workbench } from '../../support/workbench.ts'
import { Film, type Part, photograph } from './camera.ts'

/** The page of the guide "Getting started", and one URL that programs read differently. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Example</title>

<a href="https://example.com/start">Start</a>
<a href="https://example.com:70000/">Shop</a>
<a href="https://example.com/price list">Prices</a>
<a href="http:\\\\example.com\\news">News</a>
`

/** Pictures of VS Code, by their names. */
export async function editorPictures(): Promise<Readonly<Record<string, Buffer>>> {
  const files = await mkdtemp(join(tmpdir(), 'hreflint-pictures-'))
  await writeFile(join(files, 'page.html'), page)
  const { bench, end } = await begin('pictures', 'page.html', { files })
  try {
    await bench.page.setViewportSize({ width: 900, height: 600 })
    await bench.command('View: Toggle Primary Side Bar Visibility')
    await bench.command('View: Toggle Status Bar Visibility')
    const wrong = ['70000', ' ', '\\\\', '\\']
    await bench.expectSquiggles(wrong)
    const part = await editorPart(bench, 340)
    const small = { ...part, height: 250 }
    await bench.goTo('Example')
    const squiggles = await photograph(bench.page, small)
    await bench.goTo('example.com/start')
    await bench.hover(/host\s+example\.com/)
    const hover = await photograph(bench.page, part)
    await bench.page.keyboard.press('Escape')
    const explain = await explanation(bench, part)
    await bench.command('View: Close Editor')
    return {
      squiggles,
      hover,
      explain,
      fixing: await recordFixing(bench, { ...part, height: 390 }),
    }
  } finally {
    await end()
    await rm(files, { recursive: true })
  }
}

/** What is wrong is read, one URL is fixed by the editor, and one by hand. */
async function recordFixing(bench: Workbench, part: Part): Promise<Buffer> {
  const film = new Film(bench.page, part)
  const { keyboard } = bench.page
  await film.show(2000)
  await bench.goTo('70000')
  await bench.hover(/highest port is 65535/)
  await film.show(3500)
  await keyboard.press('Escape')
  await bench.goTo(' list')
  await film.show(800)
  const titles = await bench.openQuickFixes()
  await film.show(2500)
  await bench.chooseQuickFix(titles, 'Percent-encode as %20')
  await bench.expectSquiggles(['70000', '\\\\', '\\'])
  await film.show(1800)
  await bench.goTo(':70000')
  await film.show(700)
  for (const _character of ':70000') await keyboard.press('Delete')
  await bench.expectSquiggles(['\\\\', '\\'])
  await film.show(1500)
  await bench.command('Fix All')
  await bench.expectSquiggles([])
  await film.show(3000)
  return film.develop()
}

/** The page about a URL. */
async function explanation(bench: Workbench, part: Part): Promise<Buffer> {
  await bench.goTo('example.com/price')
  await bench.command('hreflint: Explain URL')
  await bench.page.locator('.tab.active').filter({ hasText: 'URL.md' }).waitFor()
  await bench.expectPreview('Components')
  return photograph(bench.page, { ...part, height: 400 })
}

/** The editor with its tabs, as high as is wanted. */
async function editorPart(bench: Workbench, height: number): Promise<Part> {
  const box = await bench.page.locator('.part.editor').boundingBox()
  if (box === null) throw new Error('The editor is not to be seen.')
  return { x: box.x, y: box.y, width: box.width - 60, height }
}
