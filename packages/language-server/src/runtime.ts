/** A file or folder that the server asks its surroundings for. Addresses are URIs. */
export interface FileSystem {
  /** The text of a file; null if it cannot be read. */
  readText(uri: string): Promise<string | null>
  /** Something that changes when the file does; null if there is no such file. */
  stamp(uri: string): Promise<string | null>
  /** The size of a picture, as it is shown; null if it is not known. */
  pictureSize(uri: string): Promise<string | null>
  /** The names in a folder with what they are; null if there is no such folder, or it cannot be read. */
  list(uri: string): Promise<ReadonlyMap<string, 'file' | 'folder' | 'unlisted'> | null>
  /** The files below a folder with one of these endings, without those that tools leave alone. */
  find(
    folder: string,
    extensions: readonly string[],
    isCanceled: () => boolean,
  ): AsyncIterable<string>
}

/** A place to keep texts in until the next start, by their names. */
export interface Store {
  /** Of the program that keeps them: another one may make something else of the same files. */
  readonly version: string
  hashOf(text: string): string
  /** Null if nothing is kept under the name. */
  read(name: string): Promise<string | null>
  /** Rejects where the system refuses. */
  write(name: string, text: string): Promise<void>
}

/** What differs between a process and a web worker. */
export interface Runtime {
  /** Null where there are no files: then there are no configuration files either. */
  readonly files: FileSystem | null
  /** Lets what has arrived on the connection in the meantime be read. */
  pause(): Promise<void>
  /** Opens the folder that a client names; null where there are no folders. */
  readonly storeIn: ((folder: string) => Store) | null
}
