/** What a client can say when it starts and never again. */
export interface StartOptions {
  /** Languages in which the editor itself makes links of URLs. */
  readonly linkedByEditor: readonly string[]
  /** Whether files that are not open are checked as well. */
  readonly workspaceDiagnostics: boolean
}

/** Reads `initializationOptions`, which may be anything. */
export function startOptionsOf(options: unknown): StartOptions {
  const given = (typeof options === 'object' && options !== null ? options : {}) as Readonly<
    Record<string, unknown>
  >
  const { linkedByEditor, workspaceDiagnostics } = given
  return {
    linkedByEditor: Array.isArray(linkedByEditor) ? linkedByEditor.map(String) : [],
    workspaceDiagnostics: workspaceDiagnostics === true,
  }
}
