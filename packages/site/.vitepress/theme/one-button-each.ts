import { onContentUpdated } from 'vitepress'
import { onMounted } from 'vue'

/**
 * Keeps only one button per group heading in the sidebar. Both the heading and the caret in it are
 * buttons, and for screen readers one is enough.
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
