import { describe, expect, test } from 'vitest'
import { pages } from '../support/pages.ts'
import { visitors } from '../support/visitor.ts'

const visit = visitors()

/** Pixels in each direction that a finger hits. */
const least = 24

describe.each([390, 1440])('%i pixels wide', width => {
  test.each(pages.map(page => [page.path, page] as const))(
    '%s has no small target',
    async (_, { path, ready, press }) => {
      const { page, open } = await visitAt(width)
      await open(path)
      await page.locator(ready).first().waitFor()
      const small = await page.evaluate(smallTargets, least)
      if (press !== undefined) {
        await page.getByRole('button', { name: press[0] }).first().click()
        await page.locator(press[1]).first().waitFor()
        small.push(...(await page.evaluate(smallTargets, least)))
      }
      expect([...new Set(small)]).toEqual([])
    },
  )
})

test.each([
  ['/explorer/', '.hl-field'],
  ['/explorer/document', '.cm-editor'],
  ['/explorer/patterns', '.hl-field'],
  ['/explorer/guard', 'textarea'],
])('what is typed into %s is on the first screen of a phone', async (path, field) => {
  const { page, open } = await visitAt(390)
  await open(path)
  const box = await page.locator(field).first().boundingBox()
  expect(box?.y).toBeLessThan(844 - 300)
})

async function visitAt(width: number) {
  const visitor = await visit({ viewport: { width, height: 900 } })
  return { page: visitor.page, open: (path: string) => visitor.open(path) }
}

/**
 * What can be pressed and is smaller. Links in running text are as high as its lines, and what has a
 * label is as large as both.
 */
function smallTargets(least: number): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"], [tabindex="0"][role]',
  )
  const isInText = (element: HTMLElement) => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false
    const block = element.closest('p, li, td, th, dd, dt, h1, h2, h3, h4, blockquote, figcaption')
    return block !== null && block.textContent?.trim() !== element.textContent?.trim()
  }
  const boxOf = (element: HTMLElement) => {
    const label = element.closest('label')
    return (label ?? element).getBoundingClientRect()
  }
  return [...targets].flatMap(element => {
    const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const { width, height } = boxOf(element)
    // The link to the content is shown when it has the focus.
    const isHidden = element.classList.contains('visually-hidden')
    if (!shown || isHidden || width === 0 || isInText(element)) return []
    if (width >= least && height >= least) return []
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
    const { classList, localName } = element
    return [
      `${[localName, ...classList].join('.')} "${name}": ${Math.round(width)} × ${Math.round(height)}`,
    ]
  })
}
