/**
 * The languages of VS Code whose documents can hold URLs. Kept apart from the activation events of the
 * manifest, which a test holds against this list.
 */
export declare const languages: readonly ['html', 'xhtml', 'css', 'markdown', 'xml', 'xsl', 'svg', 'vue', 'svelte', 'astro', 'handlebars', 'jinja', 'jinja-html', 'django-html', 'twig', 'liquid', 'erb', 'ejs', 'php'];
/** Languages in which VS Code makes links of its own. */
export declare const linkedByEditor: readonly ['html', 'handlebars', 'css', 'markdown'];
