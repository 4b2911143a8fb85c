import { type DocumentLanguageId, shownLanguage } from './document-languages.ts'

/** Returns the example that a language shows until the user pastes something else. */
export function firstDocument(id: DocumentLanguageId): string {
  return ofLanguage[id] ?? ofMode[shownLanguage(id).mode]
}

const ofMode = {
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
  json: `{
  "homepage": "https://museum.example:80800/shop",
  "bugs": "https://museum.example:80a/history"
}
`,
  plain: `shop = "https://museum.example:80800/shop"
plan = "https://museum.example:80a/plan"
`,
} as const

const ofLanguage: Readonly<Partial<Record<DocumentLanguageId, string>>> = {
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
  <a href="https://museum.example:80800/shop"><rect width="10" height="10" /></a>
  <image href="ground floor.png" />
</svg>
`,
  xml: `<?xml-stylesheet href="feed style.xsl"?>
<rss version="2.0">
  <channel>
    <link>https://museum.example:80800/</link>
  </channel>
</rss>
`,
  xsl: `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:include href="ground floor.xsl" />
  <xsl:import href="https://museum.example:80800/plan.xsl" />
</xsl:stylesheet>
`,
  jupyter: `{
  "cells": [
    {
      "cell_type": "markdown",
      "source": ["See the [plan](<plan ground floor.pdf>) and the\\n", "[shop](https://museum.example:80800/shop)."]
    },
    { "cell_type": "code", "source": ["shop = \\"https://museum.example:80800/shop\\""] }
  ],
  "nbformat": 4
}
`,
  asciidoc: `= Opening hours

Read our https://museum.example:80800/history[history], or see the link:https://museum.example:80a/plan[plan].
`,
  dotenv: `SHOP_URL=https://museum.example:80800/shop
PLAN_URL=https://museum.example:80a/plan
`,
  yaml: `shop: https://museum.example:80800/shop
plan: https://museum.example:80a/plan
`,
  dockercompose: `services:
  shop:
    environment:
      SHOP_URL: https://museum.example:80800/shop
      PLAN_URL: https://museum.example:80a/plan
`,
  properties: `shop.url=https://museum.example:80800/shop
plan.url=https://museum.example:80a/plan
`,
  ini: `[shop]
url = https://museum.example:80800/shop
plan = https://museum.example:80a/plan
`,
  dockerfile: `FROM alpine
ADD https://museum.example:80800/shop.tar /shop.tar
ADD https://museum.example:80a/plan.tar /plan.tar
`,
  c: `const char *shop = "https://museum.example:80800/shop";
const char *plan = "https://museum.example:80a/plan";
`,
  cpp: `auto shop = "https://museum.example:80800/shop";
auto plan = "https://museum.example:80a/plan";
`,
  sql: `INSERT INTO links VALUES ('https://museum.example:80800/shop');
INSERT INTO links VALUES ('https://museum.example:80a/plan');
`,
  robots: `User-agent: *
Sitemap: https://museum.example:80800/sitemap.xml
Sitemap: https://museum.example:80a/sitemap.xml
`,
  redirects: `/shop  https://museum.example:80800/shop  301
/plan  https://museum.example:80a/plan  301
`,
}
