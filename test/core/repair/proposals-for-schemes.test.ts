import { expectProposals } from '../../support/expect-proposals.ts'

expectProposals(String.raw`
https:\\\\h\\a\\\\b    https://h/a//b
  backslash-after-scheme
    = Change to https://  https://h\\a\\\\b
  backslash-in-path
    = Replace with /  https:\\\\h/a\\\\b
  backslash-in-path
    = Replace with slashes  https:\\\\h\\a//b
    ! Percent-encode as %5C%5C  https:\\\\h\\a%5C%5Cb
(base x\u0020y) https://h/
  invalid-base
https:///a    https://a
  extra-slashes
    = Change to https://  https://a
https:////a//    https://a//
  extra-slashes
    = Change to https://  https://a//
https:a    https://a
  missing-slashes
    = Change to https://  https://a
https:/a    https://a
  missing-slashes
    = Change to https://  https://a
(base http://b/) http:/a
  relative-with-scheme
    ! Change to http://, which leads to http://a/  http://a
    ! Remove http:  /a
(base http://b/) http:a
  relative-with-scheme
    ! Change to http://, which leads to http://a/  http://a
    ! Remove http:  a
(base http://b/c) http:a:b
  relative-with-scheme
    ! Remove http:, which leads to a:  a:b
    ! Replace http: with /  /a:b
    ! Replace http: with ./  ./a:b
(base http://b/) http:\u0020a    %20a
  relative-with-scheme
    = Replace http: with ./  ./\u0020a
    ! Remove http:  \u0020a
  unescaped-space
    = Percent-encode as %20  http:%20a
(base file:///x) http:c:/x    http://c:/x
  missing-slashes
    = Change to http://  http://c:/x
    ! Remove http:, which leads to c:  c:/x
(base http://b/c) http:\\a    http:/a
  relative-with-scheme
    ! Change to http://, which leads to http://a/  http://a
    ! Remove http:  /a
  backslash-in-path
    = Replace with /  http:/a
    ! Percent-encode as %5C  http:%5Ca
(base file:///b) file:a    a
  relative-with-scheme
    = Remove file:  a
(base file:///b) file:c:/d    /c:/d
  relative-with-scheme
    = Replace file: with /  /c:/d
    = Replace file: with ./  ./c:/d
    ! Remove file:, which leads to c:  c:/d
  drive-letter-relative
    = Change to /c:  file:/c:/d
(base file:///b) file:c|/d    /c:/d
  relative-with-scheme
    = Remove file:  c|/d
    = Replace file: with /  /c|/d
  drive-letter-relative
    = Change to /c:  file:/c:/d
  drive-letter-pipe
    = Replace with a colon  file:c:/d
file:/a    file:///a
  file-missing-slashes
    = Change to file:///  file:///a
file:\\a    file:///a
  file-missing-slashes
    = Change to file:///  file:///a
  backslash-in-file-url
    = Replace with /  file:/a
file:\\\\a    file://a
  file-missing-slashes
    = Change to file://  file://a
  backslash-in-file-url
    = Replace with slashes  file://a
file:a    file:///a
  file-missing-slashes
    = Change to file:///  file:///a
file:/\ta    file:///a
  file-missing-slashes
    = Change to file:///  file:///\ta
  tab-or-newline
    = Remove it  file:/a
(base file:///x) C|/a    /C:/a
  drive-letter-relative
    = Change to /C:  /C:/a
  drive-letter-pipe
    = Change to /C:  /C:/a
(base file:///) C|    /C:
  drive-letter-relative
    = Change to /C:  /C:
  drive-letter-pipe
    = Change to /C:  /C:
(base file:///x) /C|/a    /C:/a
  drive-letter-pipe
    = Replace with a colon  /C:/a
file:///C|/a    file:///C:/a
  drive-letter-pipe
    = Replace with a colon  file:///C:/a
(base file:///x) //C:/a    ///C:/a
  drive-letter-as-host
    = Change to /C:  ///C:/a
file://C:/a    file:///C:/a
  drive-letter-as-host
    = Change to /C:  file:///C:/a
file://C|/a    file:///C:/a
  drive-letter-as-host
    = Change to /C:  file:///C:/a
file:\t///C|    file:///C:
  tab-or-newline
    = Remove it  file:///C|
  drive-letter-pipe
    = Replace with a colon  file:\t///C:
ada@example.com
  missing-scheme
    ! Add mailto:  mailto:ada@example.com
a@b
  missing-scheme
\\\\server\\share
  missing-scheme
    ! Change to a file: URL, which leads to file://server/  file://server/share
//example.com
  missing-scheme
    ! Add https:  https://example.com
\\\\\\a
  missing-scheme
    ! Add https:  https:\\\\\\a
://example.com
  missing-scheme
    ! Add https  https://example.com
:example.com
  missing-scheme
localhost
  missing-scheme
    ! Add http://  http://localhost
localhost/a
  missing-scheme
    ! Add http://  http://localhost/a
example.com
  missing-scheme
    ! Add https://  https://example.com
example.com/a?b
  missing-scheme
    ! Add https://  https://example.com/a?b
www.a.html
  missing-scheme
    ! Add https://  https://www.a.html
a.html
  missing-scheme
index.php?x
  missing-scheme
u@example.com/x
  missing-scheme
    ! Add https://, which leads to https://example.com/  https://u@example.com/x
[::1]/a
  missing-scheme
    ! Add https://  https://[::1]/a
1.2.3.4
  missing-scheme
    ! Add https://  https://1.2.3.4
1.2.3.4:80/
  missing-scheme
    ! Add https://  https://1.2.3.4:80/
1.2.3/
  missing-scheme
\u00e9.\u0440\u0444
  missing-scheme
    ! Add https://  https://\u00e9.\u0440\u0444
a.xn--p1ai
  missing-scheme
    ! Add https://  https://a.xn--p1ai
example
  missing-scheme
example.c
  missing-scheme
a\u0020b.com
  missing-scheme
http:://h/
  missing-slashes
    ! Remove the second colon  http://h/
    ! Change to http://  http://://h/
  host-missing-before-port
    ! Remove the second colon  http://h/
    ! Add localhost before the port  http:localhost://h/
http:::://h
  missing-slashes
    ! Remove the second colon  http://h
    ! Change to http://  http://::://h
  host-missing-before-port
    ! Remove the second colon  http://h
(base \u0020) https:://h/
  invalid-base
https//h
  missing-scheme-colon
    ! Add the colon  https://h
\u0020https//h
  outer-space
    ! Remove it  https//h
  missing-scheme-colon
    ! Add the colon  \u0020https://h
https;//h
  missing-scheme
httpss//h
  missing-scheme
file://h:/a    file:///h:/a
  drive-letter-as-host
    = Change to /h:  file:///h:/a
`)
