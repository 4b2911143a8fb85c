/**
 * Stands for the address of a document that is not known: relative URLs are judged as in a document
 * of the web. It says nothing about where they lead.
 */
export const fallbackDocumentUrl = 'https://document.invalid/'
