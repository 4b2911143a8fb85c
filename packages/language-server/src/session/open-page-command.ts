/** The command that shows the page of a code. Its argument is the address. */
export const openPageCommand = 'hreflint.openPage'
