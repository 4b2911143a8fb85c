import { programOf } from '../../shared/program.ts'
import { readAddressable } from './parse.ts'

/** Addressable::URI of Ruby. */
export const addressable = programOf({
  name: 'addressable',
  title: 'Ruby: Addressable',
  edition: {
    date: '2022-08-19',
    version: 'Addressable 2.8.1',
    url: 'https://www.rubydoc.info/gems/addressable/2.8.1/Addressable/URI',
  },
  read: readAddressable,
  lookup: { readsNumbers: true, readsAsterisk: true },
})
