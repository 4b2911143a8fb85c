import type { DocumentLanguageId } from './document-languages.ts'

/** What each language shows until a person pastes something else. */
export const firstDocuments: Readonly<Record<DocumentLanguageId, string>> = {
  html: `<!doctype html>
<title>Opening hours</title>
<base href="https://museum.example/visit/">

<p>
  Read our <a href="https:\\\\museum.example\\about us">history</a>,
  see the <a href="plan|ground floor.pdf">plan</a>,
  or <a href="https://museum.example:80800/shop">buy a ticket</a>.
</p>
<img src="/img/front 50%.jpg" srcset="/img/front&amp;small.jpg 400w, /img/fr[ont].jpg 800w"
     alt="The front of the museum">
`,
  css: `@import url("https:fonts.example/serif.css");

.front {
  background: url('/img/front 50%.jpg') no-repeat;
  cursor: url("https://museum.example:80a/hand.cur"), pointer;
}
`,
  markdown: `# Opening hours

Read our [history](https://museum.example/about|us) or
see the [plan](<plan ground floor.pdf>).

Write to us: <https://museum.example/50%/contact>

[shop]: https://museum.example:80800/shop
`,
  javascript: `const shop = new URL('https://museum.example/shop?item=50%')

fetch('https:\\\\\\\\museum.example\\\\api\\\\hours')
window.open('https://museum.example:80800/plan')
location.href = 'https://museum.example/about us'
`,
}
