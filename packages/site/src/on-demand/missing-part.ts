/** Thrown during a call that needs a part that the page has not loaded yet. */
export class MissingPart extends Error {
  /** Fetches the part. After that, the same call succeeds. */
  readonly load: () => Promise<void>

  constructor(name: string, load: () => Promise<void>) {
    super(`${name} is not loaded yet.`)
    this.name = 'MissingPart'
    this.load = load
  }
}
