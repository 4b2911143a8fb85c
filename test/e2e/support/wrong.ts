/** The text over the squiggles in `index.html`, whose lines end in CR LF and which has `é😀`. */
export const wrong = ['\\\\', ' ', ' ', '%']
