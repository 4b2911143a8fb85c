import { type FormEntry, parseForm } from './parse-form.ts'
import { serialiseForm } from './serialise-form.ts'

/** URLSearchParams of the draft. */
export class UrlSearchParams {
  #entries: FormEntry[]
  readonly #onChange: ((query: string) => void) | null

  constructor(
    init: string | readonly FormEntry[] = [],
    onChange: ((query: string) => void) | null = null,
  ) {
    this.#entries = typeof init === 'string' ? parseForm(init) : [...init]
    this.#onChange = onChange
  }

  append(name: string, value: string): void {
    this.#entries.push([name, value])
    this.#update()
  }

  delete(name: string): void {
    this.#entries = this.#entries.filter(entry => entry[0] !== name)
    this.#update()
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
    this.#update()
  }

  /** Takes the entries of a new query, without telling its owner. */
  replaceAll(entries: readonly FormEntry[]): void {
    this.#entries = [...entries]
  }

  toString(): string {
    return serialiseForm(this.#entries)
  }

  #update(): void {
    this.#onChange?.(this.toString())
  }
}
