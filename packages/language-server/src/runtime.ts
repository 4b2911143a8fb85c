/** The files and folders around documents. Addresses are URIs. */
export interface FileSystem {
  /** Returns the text of a file. Null if it cannot be read. */
  readText(uri: string): Promise<string | null>
  /**
   * Returns the start of a file's text, which contains its front matter. Null if it cannot be read.
   * Absent where files cannot be read at once.
   */
  readonly readHead?: (uri: string) => string | null
  /**
   * Returns the whole text of a file that is looked for by its name, such as a manifest. Null if it
   * cannot be read. Absent where files cannot be read at once.
   */
  readonly readNamed?: (uri: string) => string | null
  /** Returns a text that changes when the file changes. Null if the file does not exist. */
  stamp(uri: string): Promise<string | null>
  /** Returns the size of a picture as it is shown. Null if it is not known. */
  pictureSize(uri: string): Promise<string | null>
  /**
   * Returns the names in a folder with their kinds. Null if the folder does not exist or cannot be
   * read.
   */
  list(uri: string): Promise<ReadonlyMap<string, 'file' | 'folder' | 'unlisted'> | null>
  /**
   * Yields the files below a folder with one of these extensions, without those that tools ignore.
   */
  find(
    folder: string,
    extensions: readonly string[],
    isCanceled: () => boolean,
  ): AsyncIterable<string>
}

/** Stores texts by name until the next start. */
export interface Store {
  /**
   * Version of the program that writes the store. Another version may read the same files
   * differently.
   */
  readonly version: string
  hashOf(text: string): string
  /** Returns a text. Null if the store has none with this name. */
  read(name: string): Promise<string | null>
  /** Rejects if the system does not allow it. */
  write(name: string, text: string): Promise<void>
}

/** The differences between a process and a web worker. */
export interface Runtime {
  /** Null if there are no files. Then there are no configuration files either. */
  readonly files: FileSystem | null
  /** Lets messages be read that have arrived on the connection in the meantime. */
  pause(): Promise<void>
  /** Opens the folder that a client names. Null if there are no folders. */
  readonly storeIn: ((folder: string) => Store) | null
}
