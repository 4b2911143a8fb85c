import { expectProposals } from '../../support/expect-proposals.ts'

expectProposals(String.raw`
example.com/a
  missing-scheme
    ! Add https://  https://example.com/a
www.example.c
  missing-scheme
me@example.com
  missing-scheme
    ! Add mailto:  mailto:me@example.com
me@exa\u0020mple.com
  missing-scheme
://example.com
  missing-scheme
    ! Add https  https://example.com
:/example.com
  missing-scheme
localhost/a
  missing-scheme
    ! Add http://  http://localhost/a
mylocalhost/
  missing-scheme
a.localhost
  missing-scheme
    ! Add https://  https://a.localhost
1.2.3.4/a
  missing-scheme
    ! Add https://  https://1.2.3.4/a
1.2.3.4.5
  missing-scheme
x1.2.3.4
  missing-scheme
11.22.33.44
  missing-scheme
    ! Add https://  https://11.22.33.44
x[::1]
  missing-scheme
[::1]/a
  missing-scheme
    ! Add https://  https://[::1]/a
[::1]x/a
  missing-scheme
u@example.com/x
  missing-scheme
    ! Add https://, which leads to https://example.com/  https://u@example.com/x
index.html
  missing-scheme
www.index.html
  missing-scheme
    ! Add https://  https://www.index.html
awww.index.html
  missing-scheme
example.com.
  missing-scheme
    ! Add https://  https://example.com.
example.com.?
  missing-scheme
    ! Add https://  https://example.com.?
example.1
  missing-scheme
a/b.com
  missing-scheme
xn--e1afmkfd.xn--p1ai/
  missing-scheme
    ! Add https://  https://xn--e1afmkfd.xn--p1ai/
http//github.com
  missing-scheme-colon
    ! Add the colon  http://github.com
(base https://a.example/b/) https:a
  relative-with-scheme
    ! Change to https://, which leads to https://a/  https://a
    ! Remove https:  a
(base https://a.example/b/) https:/a
  relative-with-scheme
    ! Change to https://, which leads to https://a/  https://a
    ! Remove https:  /a
(base https://a.example/b/) https:\\a  https:/a
  relative-with-scheme
    ! Change to https://, which leads to https://a/  https://a
    ! Remove https:  /a
  backslash-in-path
    = Replace with /  https:/a
    ! Percent-encode as %5C  https:%5Ca
(base https://a.example/b/) https:\u0020a  %20a
  relative-with-scheme
    = Replace https: with ./  ./\u0020a
    ! Remove https:  \u0020a
  unescaped-space
    = Percent-encode as %20  https:%20a
(base https://a.example/b/) https:c|a
  relative-with-scheme
    ! Remove https:  c|a
    ! Replace https: with /  /c|a
  unescaped-pipe
    ! Percent-encode as %7C  https:c%7Ca
(base https://a.example/b/) https:xc|a
  relative-with-scheme
    ! Remove https:  xc|a
  unescaped-pipe
    ! Percent-encode as %7C  https:xc%7Ca
(base https://a.example/b/) https:c:a
  relative-with-scheme
    ! Remove https:, which leads to c:  c:a
    ! Replace https: with /  /c:a
    ! Replace https: with ./  ./c:a
(base https://a.example/b/) https:a.b:c
  relative-with-scheme
    ! Remove https:, which leads to a.b:  a.b:c
    ! Replace https: with ./  ./a.b:c
(base https://a.example/b/) https:a/b:c
  relative-with-scheme
    ! Change to https://, which leads to https://a/  https://a/b:c
    ! Remove https:  a/b:c
(base https://a.example/b/) https:?a  ?a
  relative-with-scheme
    = Remove https:  ?a
(base https://a.example/b/) http:::/x
  missing-slashes
    ! Remove http:, which leads to the host of the page  ::/x
    ! Change to http://  http://::/x
  ipv6-unbracketed-at-start
    ! Put the IPv6 address in brackets, which leads to http://[::]/  http:[::]/x
(base https://a.example/b/) http:://host/
  missing-slashes
    ! Remove the second colon  http://host/
    ! Remove http:, which leads to the host of the page  ://host/
    ! Change to http://  http://://host/
  host-missing-before-port
    ! Remove the second colon  http://host/
    ! Add localhost before the port  http:localhost://host/
(base https://a.example/b/) \u0020http:://host/
  outer-space
    ! Remove it  http:://host/
  missing-slashes
    ! Remove the second colon  \u0020http://host/
    ! Remove http:, which leads to the host of the page  \u0020://host/
    ! Change to http://  \u0020http://://host/
  host-missing-before-port
    ! Remove the second colon  \u0020http://host/
    ! Add localhost before the port  \u0020http:localhost://host/
(base https://a.example/b/) http::://host/
  missing-slashes
    ! Remove the second colon  http://host/
    ! Remove http:, which leads to the host of the page  :://host/
    ! Change to http://  http://:://host/
  ipv6-unbracketed-at-start
    ! Put the IPv6 address in brackets, which leads to http://[::]/  http:[::]//host/
(base https://a.example/b/) https:://host/  ://host/
  relative-with-scheme
    = Remove https:  ://host/
    ! Remove the second colon, which leads to https://host/  https://host/
(base https://a.example/b/) \\\\x  //x
  backslash-before-host
    = Replace with slashes  //x
(base https://a.example/b/) /\\x  //x
  backslash-before-host
    = Replace with /  //x
(base https://a.example/b/) /\t\\x  //x
  tab-or-newline
    = Remove it  /\\x
  backslash-before-host
    = Replace with /  /\t/x
(base https://a.example/b/) ///x  //x
  extra-slashes
    = Change to //  //x
(base https://a.example/b/) https:\\\\x  https://x
  relative-with-scheme
    ! Change to https://  https://x
    ! Remove https:  //x
  backslash-before-host
    = Replace with slashes  https://x
(base https://a.example/b/) http:\\\\\\x  http://x
  backslash-after-scheme
    = Change to http://  http://x
(base file:///b/) file:a  a
  relative-with-scheme
    = Remove file:  a
(base file:///b/) file:/a  /a
  relative-with-scheme
    = Remove file:  /a
(base file:///b/) file:\\a  /a
  relative-with-scheme
    = Remove file:  /a
  backslash-in-file-url
    = Replace with /  file:/a
(base file:///b/) c|/a  /c:/a
  drive-letter-relative
    = Change to /c:  /c:/a
  drive-letter-pipe
    = Change to /c:  /c:/a
(base file:///b/) /c|/a  /c:/a
  drive-letter-pipe
    = Replace with a colon  /c:/a
(base file:///b/) file:c|  /c:
  relative-with-scheme
    = Remove file:  c|
    = Replace file: with /  /c|
  drive-letter-relative
    = Change to /c:  file:/c:
  drive-letter-pipe
    = Replace with a colon  file:c:
(base file:///b/) file:///c|/a  file:///c:/a
  drive-letter-pipe
    = Replace with a colon  file:///c:/a
(base file:///b/) \\\\s\\a  //s/a
  backslash-before-host
    = Replace with slashes  //s\\a
  backslash-in-path
    = Replace with /  \\\\s/a
(base file:///b/) https:a  https://a
  missing-slashes
    = Change to https://  https://a
    ! Remove https:, which leads to the host of the page  a
(base file:///b/) https:\\\\a  https://a
  backslash-after-scheme
    = Change to https://  https://a
`)
