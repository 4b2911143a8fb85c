// npm run pictures: takes the pictures of VS Code and of the explorer that the documentation shows. Pictures of terminals
// are made by `npm run generate`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import install from '../../support/install.ts'
import { extension, root } from '../../support/places.ts'
import { editorPictures } from './editor.ts'
import { explorerPictures } from './explorer.ts'

await install()
save(join(extension, 'images'), await editorPictures())
save(join(root, 'docs/images'), await explorerPictures())

function save(folder: string, pictures: Readonly<Record<string, Buffer>>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, picture] of Object.entries(pictures)) {
    const path = join(folder, `${name}.webp`)
    writeFileSync(path, picture)
    console.log(`${path}: ${Math.ceil(picture.length / 1000)} kB`)
  }
}
