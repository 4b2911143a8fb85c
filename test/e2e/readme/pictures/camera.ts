import type { Page } from 'playwright-core'
import { animatedWebp, type Frame } from './animated-webp.ts'

/** A part of a page, in its pixels. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Takes WebP pictures of a part of a page, which the test library itself cannot. */
export async function photograph(page: Page, part: Part, quality = 80): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { ...part, scale: 1 },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** Takes the pictures of an animation while something happens in a page. */
export class Film {
  readonly #frames: Frame[] = []

  readonly #page: Page
  readonly #part: Part

  constructor(page: Page, part: Part) {
    this.#page = page
    this.#part = part
  }

  /** What is to be seen now is shown for so long. */
  async show(milliseconds: number): Promise<void> {
    this.#frames.push({ picture: await photograph(this.#page, this.#part), milliseconds })
  }

  develop(): Buffer {
    return animatedWebp(this.#frames, this.#part)
  }
}
