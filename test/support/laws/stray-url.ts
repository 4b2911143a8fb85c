import fc from 'fast-check'

const part = fc.constantFrom(
  ...'good.example evil.example admin a b. 1 80 65536 0x7f xn--a ß é [::1] 127.0.0.1'.split(' '),
  ...'// / \\ \\\\ ? # @ : :: . .. % %40 %2F %5C [ ] ; , & = + _ - | ^ < ~ {x}'.split(' '),
  ...' \t'.split(''),
)

/** Strings in which it is easy to be wrong about what is the host. */
export const strayUrl = fc
  .tuple(
    fc.constantFrom(
      ...'http:// https:// https:/ https: http:\\\\ ftp:// ws:// file:// file: ssh:// foo:// foo: //'.split(
        ' ',
      ),
      ...'postgres:// postgresql+psycopg2:// mysql:// mongodb:// redis:// amqp:// htps:// mailto:'.split(
        ' ',
      ),
      '',
    ),
    fc.array(part, { maxLength: 9 }),
  )
  .map(([scheme, parts]) => scheme + parts.join(''))
