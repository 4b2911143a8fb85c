import { programOf } from '../../shared/program.ts'
import { readPython } from './parse.ts'

/** urllib.parse of Python's standard library. */
export const python = programOf({
  name: 'python',
  title: 'Python: urllib.parse',
  edition: {
    date: '2023-02-08',
    version: 'Python 3.11.2',
    url: 'https://docs.python.org/3.11/library/urllib.parse.html',
  },
  read: readPython,
  lookup: { converts: true, readsNumbers: true, readsAsterisk: true },
})
