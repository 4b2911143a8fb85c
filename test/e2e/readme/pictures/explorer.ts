import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { serveSite } from '../../../../scripts/site/serve-site.mjs'
import { findProgram, root } from '../../support/places.ts'
import { photograph } from './camera.ts'

const url = 'http://good.example\\@evil.example/login'

/** Pictures of the explorer, by their names. */
export async function explorerPictures(): Promise<Readonly<Record<string, Buffer>>> {
  execFileSync('npm', ['run', 'site', '--', '--build'], { cwd: root, stdio: 'inherit' })
  const { address, close } = await serveSite(join(root, 'packages/site/.vitepress/dist'))
  const executablePath = findProgram('chromium', 'chromium-browser', 'google-chrome')
  if (executablePath === null) throw new Error('There is no Chromium on PATH.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const viewport = { width: 1100, height: 900 }
    const page = await browser.newPage({ viewport, colorScheme: 'light' })
    await page.goto(`${address}/explorer/`)
    await page.locator('.results').waitFor()
    await page.getByLabel('URL', { exact: true }).fill(url)
    await page.locator('.danger').waitFor()
    return { explorer: await photograph(page, { x: 0, y: 0, ...viewport }, 75) }
  } finally {
    await browser.close()
    await close()
  }
}
