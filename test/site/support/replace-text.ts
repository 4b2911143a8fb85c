import type { Locator } from 'playwright-core'

/**
 * Replaces the whole text of an editor.
 *
 * The old text goes first: Chromium gives text that replaces a selection a style of its own,
 * which the policy of the page refuses.
 */
export async function replaceText(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+A')
  await editor.press('Delete')
  await editor.fill(text)
}
