import { MissingPart } from './missing-part.ts'

type Nameprep = (text: string, allowUnassigned: boolean) => unknown

/** Replaces `nameprep` of core in a page. Its tables are loaded with the first non-ASCII domain. */
let real: Nameprep | null = null

export function nameprep(text: string, allowUnassigned: boolean): unknown {
  if (real !== null) return real(text, allowUnassigned)
  if (/^[\0-\x7f]*$/.test(text)) return { text: text.toLowerCase(), failure: null }
  throw new MissingPart('Nameprep', async () => {
    const loaded = await import('#nameprep')
    real = loaded.nameprep
  })
}
