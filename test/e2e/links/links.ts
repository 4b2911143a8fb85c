import type { Workbench } from '../support/workbench.ts'

// What a person does with links in VS Code.

/** The rows of the references at the cursor; their view stays open. */
export async function peekReferences({ page }: Workbench): Promise<readonly string[]> {
  await page.keyboard.press('Shift+F12')
  const rows = page.locator('.reference-zone-widget .ref-tree .monaco-list-row')
  await rows.first().waitFor()
  return rows.allInnerTexts()
}

/** Gives what is at the cursor another name. */
export async function rename({ page }: Workbench, name: string): Promise<void> {
  await page.keyboard.press('F2')
  const input = page.locator('.rename-box input')
  await input.waitFor()
  await input.fill(name)
  await input.press('Enter')
  await input.waitFor({ state: 'hidden' })
}

/** The labels of the suggestions at the cursor; the list stays open. */
export async function suggestions({ page }: Workbench): Promise<readonly string[]> {
  await page.keyboard.press('Control+Space')
  const rows = page.locator('.suggest-widget.visible .monaco-list-row')
  await rows.first().waitFor()
  return rows.allInnerTexts()
}

/** Waits until a hover shows a picture; gives the pixels that it has in each direction. */
export async function hoveredPicture({ page }: Workbench): Promise<readonly number[]> {
  const picture = page.locator('.monaco-hover:not(.hidden) img')
  await picture.waitFor()
  return picture.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    return [element.naturalWidth, element.naturalHeight]
  })
}

/** Drags an entry of the explorer onto a folder, and agrees to all that the editor asks then. */
export async function drag(bench: Workbench, entry: string, folder: string): Promise<void> {
  const { page } = bench
  const row = (name: string) =>
    page.locator('.explorer-folders-view .monaco-list-row').filter({ hasText: name }).first()
  await row(entry).dragTo(row(folder))
  const agree = (title: RegExp) =>
    page.locator('.monaco-dialog-box .monaco-button').filter({ hasText: title }).first()
  await agree(/^Move$/).click()
  await agree(/^OK$/).waitFor()
  await bench.shot('moved-files')
  await agree(/^OK$/).click()
}
