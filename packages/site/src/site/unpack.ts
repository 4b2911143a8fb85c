import { unzip } from 'fflate'
import type { SiteFile } from './site-messages.ts'

/** Maximum size of a site in bytes that a page can hold. */
const mostBytes = 512 * 1024 * 1024

/**
 * Returns the bytes of all files, including those in archives. Paths do not include the folder that
 * all files share.
 */
export async function unpack(files: readonly SiteFile[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  let size = 0
  const add = (path: string, bytes: Uint8Array): void => {
    size += bytes.length
    if (size > mostBytes) throw new Error('The site is larger than 512 MiB.')
    found.set(path, bytes)
  }
  for (const { path, file } of files) {
    if (file.size > mostBytes) throw new Error('The site is larger than 512 MiB.')
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!path.toLowerCase().endsWith('.zip')) add(path, bytes)
    else for (const [name, content] of Object.entries(await unzipped(bytes))) add(name, content)
  }
  return withoutTop(found)
}

function unzipped(bytes: Uint8Array): Promise<Readonly<Record<string, Uint8Array>>> {
  let size = 0
  return new Promise((resolve, reject) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
      size += originalSize
      // Files that are too large are rejected before they are unpacked.
      if (size > mostBytes) reject(new Error('The archive holds more than 512 MiB.'))
      return size <= mostBytes && !name.endsWith('/') && !name.startsWith('__MACOSX/')
    }
    unzip(bytes, { filter }, (error, content) => {
      if (error === null) resolve(content)
      else reject(new Error(`The archive cannot be read: ${error.message}.`))
    })
  })
}

/**
 * Removes the folder around all files, because the root is where the pages are, not the dropped
 * folder.
 */
function withoutTop(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  const [first = ''] = files.keys()
  const top = first.slice(0, first.indexOf('/') + 1)
  if (top === '' || ![...files.keys()].every(path => path.startsWith(top))) return files
  return withoutTop(new Map([...files].map(([path, bytes]) => [path.slice(top.length), bytes])))
}
