import { programOf } from '../../shared/program.ts'
import { readGlib } from './parse.ts'

/** GUri of GLib, with the flags of libsoup. */
export const glib = programOf({
  name: 'glib',
  title: 'GLib: GUri',
  edition: {
    date: '2022-12-05',
    version: 'GLib 2.74',
    url: 'https://docs.gtk.org/glib/struct.Uri.html',
  },
  read: readGlib,
  lookup: { readsNumbers: true },
})
