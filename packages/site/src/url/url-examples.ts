import type { UrlState } from './url-state.ts'

/** Example URLs. */
export const urlExamples: readonly { label: string; state: Partial<UrlState> }[] = [
  {
    label: 'A space and a stray %',
    state: { url: 'https://example.com/my page|draft?discount=50%' },
  },
  { label: 'Two hosts', state: { url: 'http://example.com\\@evil.example/login' } },
  { label: 'An IP address in another notation', state: { url: 'http://0x7F.1:0080/status' } },
  { label: 'Beyond ASCII', state: { url: 'https://MÜNCHEN.example/straße?q=süß' } },
  { label: 'A port out of range', state: { url: 'https://example.com:80800/shop' } },
  {
    label: 'A link on a page',
    state: { url: '..\\img\\front 1.jpg', base: 'https://museum.example/visit/plan/' },
  },
  {
    label: 'A query in windows-1252',
    state: { url: 'https://example.com/?q=süß', encoding: 'windows-1252' },
  },
  {
    label: 'A password with a slash',
    state: { url: 'postgres://app:12/secret@db:5432/shop' },
  },
  { label: 'A missing slash', state: { url: 'https:/example.com/about' } },
]
