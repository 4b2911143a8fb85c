import type { Locator } from 'playwright-core'

/** Pastes so many characters into an element, as a person does with the keyboard. */
export async function pasteInto(element: Locator, characters: number): Promise<void> {
  await element.evaluate((target, length) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/plain',
      '<a href="https://example.com/a b">'.repeat(length / 34 + 1).slice(0, length),
    )
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    const isTaken = !target.dispatchEvent(event)
    if (!isTaken && target instanceof HTMLTextAreaElement) {
      target.value = clipboardData.getData('text/plain')
      target.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }, characters)
}
