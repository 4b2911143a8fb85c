import { onContentUpdated } from 'vitepress'
import { onMounted } from 'vue'

/**
 * A heading of the sidebar that opens a group is a button, and so is the caret in it: for who does not
 * see it, one button is enough.
 */
export function oneButtonEach(): void {
  onMounted(takeButtonsFromCarets)
  onContentUpdated(takeButtonsFromCarets)
}

function takeButtonsFromCarets(): void {
  for (const caret of document.querySelectorAll('.VPSidebarItem .item[role="button"] > .caret')) {
    caret.removeAttribute('role')
    caret.removeAttribute('tabindex')
    caret.removeAttribute('aria-label')
  }
}
