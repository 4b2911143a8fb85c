/** A plugin with a language whose root no host of the rules knows. */
export const unknown = {
  languages: {
    unknown: {
      fileType: 'text',
      lineStart: 1,
      columnStart: 1,
      nodeTypeKey: 'type',
      visitorKeys: { Unknown: [] },
      validateLanguageOptions() {},
      parse: () => ({ ok: true, ast: { type: 'Unknown', range: [0, 0] } }),
      createSourceCode: ({ body }: { body: string }, { ast }: { ast: object }) => ({
        ast,
        text: body,
        lines: [body],
        traverse: () => [],
        getLoc: () => ({ start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }),
        getRange: () => [0, 0],
      }),
    },
  },
}
