/** Shows the page of a code; its address is the argument. */
export const openPageCommand = 'hreflint.openPage'
