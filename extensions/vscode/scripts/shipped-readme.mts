import root from '../../../package.json' with { type: 'json' }

/**
 * The README as the extension ships it. Its pictures and links are found at the repository's address, so a README without
 * them is shipped until that address is this project's.
 */
export function shippedReadme(markdown: string, { isPublished } = root): string {
  if (isPublished) return markdown
  return markdown
    .replaceAll(/^!\[[^\]]*\]\([^)]*\)\n\n/gm, '')
    .replaceAll(/\[([^\]]*)\]\((?![a-z]+:|#)[^)]*\)/g, '$1')
}
