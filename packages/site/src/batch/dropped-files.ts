import type { BatchSource } from './judge/batch-messages.ts'

/** Returns all dropped files, including those in folders. Paths start at the dropped folder. */
export async function droppedFiles(items: DataTransferItemList): Promise<readonly BatchSource[]> {
  // Entries are gone when the event is over, so all are taken before the first wait.
  const entries = [...items].flatMap(item => item.webkitGetAsEntry() ?? [])
  const sources: BatchSource[] = []
  for (const entry of entries) await collect(entry, sources)
  return sources
}

/** Returns the files chosen in a dialog. Files of a folder have their paths in it. */
export function chosenFiles(files: FileList): readonly BatchSource[] {
  return [...files].map(file => ({ path: file.webkitRelativePath || file.name, file }))
}

async function collect(entry: FileSystemEntry, sources: BatchSource[]): Promise<void> {
  if (entry instanceof FileSystemFileEntry) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    sources.push({ path: entry.fullPath.slice(1), file })
  } else if (entry instanceof FileSystemDirectoryEntry) {
    const reader = entry.createReader()
    // A reader returns a part of a folder at a time, and an empty part at the end.
    for (;;) {
      const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      )
      if (part.length === 0) break
      for (const child of part) await collect(child, sources)
    }
  }
}
