import type { DocumentAction, DocumentHover } from './document-messages.ts'
import type { HoverPart } from './hover-blocks.ts'

/**
 * Builds the card that is shown next to a URL: the text of the language service, and its fixes as
 * buttons.
 */
export function hoverCard(
  { blocks }: DocumentHover,
  actions: readonly DocumentAction[],
  apply: (action: DocumentAction) => void,
): HTMLElement {
  const card = element('div', 'hover-card')
  for (const block of blocks) {
    if (block.kind === 'code') card.append(element('pre', '', block.text))
    else {
      const paragraph = element('p')
      paragraph.append(...block.parts.map(partOf))
      card.append(paragraph)
    }
  }
  const buttons = actions.map(action => {
    const button = element('button', 'hl-button', action.title)
    button.addEventListener('click', () => apply(action))
    return button
  })
  if (buttons.length > 0) {
    const row = element('div', 'hover-actions')
    row.append(...buttons)
    card.append(row)
  }
  return card
}

function partOf({ kind, text, href }: HoverPart): Node {
  if (kind === 'text') return document.createTextNode(text)
  if (kind === 'code') return element('code', '', text)
  const link = document.createElement('a')
  link.href = href ?? ''
  link.textContent = text
  return link
}

function element(name: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}
