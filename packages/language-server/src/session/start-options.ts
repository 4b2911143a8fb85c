/** The options that a client can set only when it starts. */
export interface StartOptions {
  /** Languages in which the editor itself creates links for URLs. */
  readonly linkedByEditor: readonly string[]
  /** The URI scheme of documents in which the client explains a code: `<scheme>:/<code>.md`. */
  readonly explanationScheme: string | null
  /** Whether files that are not open are checked too. */
  readonly workspaceDiagnostics: boolean
  /** Whether the editor itself reports broken links in Markdown. */
  readonly validatesMarkdown: boolean
  /** The folder that stores what was read of sites. Null for none. */
  readonly cacheFolder: string | null
}

/** Reads `initializationOptions`, which may be anything. */
export function startOptionsOf(options: unknown): StartOptions {
  const given = (typeof options === 'object' && options !== null ? options : {}) as Readonly<
    Record<string, unknown>
  >
  const { linkedByEditor, explanationScheme, workspaceDiagnostics, validatesMarkdown } = given
  const { cacheFolder } = given
  return {
    linkedByEditor: Array.isArray(linkedByEditor) ? linkedByEditor.map(String) : [],
    explanationScheme:
      typeof explanationScheme === 'string' && /^[a-z][a-z0-9-]*$/.test(explanationScheme)
        ? explanationScheme
        : null,
    workspaceDiagnostics: workspaceDiagnostics === true,
    validatesMarkdown: validatesMarkdown === true,
    cacheFolder: typeof cacheFolder === 'string' && cacheFolder !== '' ? cacheFolder : null,
  }
}
