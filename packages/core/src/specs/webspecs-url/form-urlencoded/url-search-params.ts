import { type FormEntry, parseForm } from './parse-form.ts'
import { serializeForm } from './serialize-form.ts'

/** Called with the serialization of a list of parameters when the list changes. */
export type QueryListener = (query: string) => void

/** URLSearchParams of the draft. */
export class UrlSearchParams implements Iterable<FormEntry> {
  #entries: FormEntry[]
  readonly #listeners = new Set<QueryListener>()

  /** @param init A query without its `?`, or another list or entries to copy. */
  constructor(init: string | Iterable<FormEntry> = '') {
    this.#entries = typeof init === 'string' ? parseForm(init) : [...init]
  }

  append(name: string, value: string): void {
    this.#entries.push([name, value])
    this.update()
  }

  delete(name: string): void {
    this.#entries = this.#entries.filter(entry => entry[0] !== name)
    this.update()
  }

  get(name: string): string | null {
    return this.#entries.find(entry => entry[0] === name)?.[1] ?? null
  }

  getAll(name: string): string[] {
    return this.#entries.filter(entry => entry[0] === name).map(entry => entry[1])
  }

  has(name: string): boolean {
    return this.#entries.some(entry => entry[0] === name)
  }

  /** Sets the first entry with a name and removes the others, or appends one. */
  set(name: string, value: string): void {
    const index = this.#entries.findIndex(entry => entry[0] === name)
    if (index < 0) this.#entries.push([name, value])
    else {
      const others = this.#entries.filter((entry, at) => at <= index || entry[0] !== name)
      this.#entries = others.with(index, [name, value])
    }
    this.update()
  }

  /** Iterates as Web IDL does: entries that are appended meanwhile are included. */
  *entries(): Generator<FormEntry, void> {
    for (let index = 0; ; index++) {
      const entry = this.#entries[index]
      if (entry === undefined) return
      yield [...entry]
    }
  }

  *keys(): Generator<string, void> {
    for (const [name] of this.entries()) yield name
  }

  *values(): Generator<string, void> {
    for (const [, value] of this.entries()) yield value
  }

  [Symbol.iterator](): Generator<FormEntry, void> {
    return this.entries()
  }

  forEach(callback: (value: string, name: string, params: UrlSearchParams) => void): void {
    for (const [name, value] of this.entries()) callback(value, name, this)
  }

  /** Adds one to the "url objects" of the draft, whose query follows the list. */
  addListener(listener: QueryListener): void {
    this.#listeners.add(listener)
  }

  removeListener(listener: QueryListener): void {
    this.#listeners.delete(listener)
  }

  /** Takes the entries of a new query, without telling anyone. */
  replaceAll(query: string): void {
    this.#entries = parseForm(query)
  }

  /** The "update steps": tells all listeners, but not the one whose query the list was made of. */
  update(source: QueryListener | null = null): void {
    for (const listener of this.#listeners) if (listener !== source) listener(this.toString())
  }

  toString(): string {
    return serializeForm(this.#entries)
  }
}
