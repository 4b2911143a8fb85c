/** Characters after which an editor requests completions. No URL may contain them unencoded. */
export const triggerCharacters = [' ', '"', '<', '>', '\\', '^', '`', '{', '|', '}', '%']
