import { programOf } from '../../shared/program.ts'
import { readRust } from './parse.ts'

/** Rust's url crate, which follows the URL Standard of its time. */
export const rust = programOf({
  name: 'rust',
  title: 'Rust: url',
  edition: {
    date: '2022-09-15',
    version: 'url 2.3.1',
    url: 'https://docs.rs/url/2.3.1/url/',
  },
  read: readRust,
})
