import type { Page } from 'playwright-core'

const squiggle = '.monaco-editor [class*="squiggly-"]'

/** The characters exactly over each squiggle, measured on the screen. */
export function squigglesOn(page: Page): Promise<string[]> {
  return page.evaluate(selector => {
    const characters: { text: string; box: DOMRect }[] = []
    for (const line of document.querySelectorAll('.editor-instance .view-line')) {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        let at = 0
        for (const text of node.textContent ?? '') {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + text.length)
          characters.push({ text, box: range.getBoundingClientRect() })
          at += text.length
        }
      }
    }
    return [...document.querySelectorAll(selector)]
      .map(element => element.getBoundingClientRect())
      .sort((a, b) => a.top - b.top || a.left - b.left)
      .map(box =>
        characters
          .filter(character => {
            const middle = (character.box.left + character.box.right) / 2
            const height = (character.box.top + character.box.bottom) / 2
            return (
              middle > box.left && middle < box.right && height > box.top && height < box.bottom
            )
          })
          .map(character => character.text.replace('\u00a0', ' '))
          .join(''),
      )
  }, squiggle)
}
