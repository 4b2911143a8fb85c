/** What may make an editor ask: characters that no URL may contain as they are. */
export const triggerCharacters = [' ', '"', '<', '>', '\\', '^', '`', '{', '|', '}', '%']
