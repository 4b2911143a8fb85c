import { expectProposals } from '../../support/expect-proposals.ts'

// Mistakes that other specifications know, and slashes with tabs between them.
expectProposals(String.raw`
https:\t\\/h    https://h
  tab-or-newline
    = Remove it  https:\\/h
  backslash-after-scheme
    = Change to https://  https:\t//h
https:/\n\\\th    https://h
  backslash-after-scheme
    = Change to https://  https://\th
  tab-or-newline
    = Remove it  https:/\\\th
  tab-or-newline
    = Remove it  https:/\n\\h
https:\\\r\\h    https://h
  backslash-after-scheme
    = Change to https://  https://h
  tab-or-newline
    = Remove it  https:\\\\h
(base https://b/) \\\\h/a    //h/a
  backslash-before-host
    = Replace with slashes  //h/a
(base https://b/) /\\h    //h
  backslash-before-host
    = Replace with /  //h
(base https://b/) \\/\t\\h    //h
  backslash-before-host
    = Replace with /  //\t\\h
  tab-or-newline
    = Remove it  \\/\\h
  extra-slashes
    = Change to //  //h
https:\n/h    https://h
  tab-or-newline
    = Remove it  https:/h
  missing-slashes
    = Change to https://  https:\n//h
(under rfc3986) https://h/\u00e9    https://h/%C3%A9
  non-ascii-character
    = Percent-encode as %C3%A9  https://h/%C3%A9
(under rfc3986) https://h/\u00e9\u00e9    https://h/%C3%A9%C3%A9
  non-ascii-character
    = Percent-encode as %C3%A9%C3%A9  https://h/%C3%A9%C3%A9
(under rfc3986) https://h/\u00e9\u00e9\u00e9    https://h/%C3%A9%C3%A9%C3%A9
  non-ascii-character
    = Percent-encode them  https://h/%C3%A9%C3%A9%C3%A9
(under rfc3986) https://h/\ud83d\ude00    https://h/%F0%9F%98%80
  non-ascii-character
    = Percent-encode as %F0%9F%98%80  https://h/%F0%9F%98%80
(under rfc3986) https://h/{}{}    https://h/%7B%7D%7B%7D
  unescaped-brace
    = Percent-encode as %7B%7D%7B%7D  https://h/%7B%7D%7B%7D
(under rfc3986) https://h/{}{}{    https://h/%7B%7D%7B%7D%7B
  unescaped-brace
    = Percent-encode them  https://h/%7B%7D%7B%7D%7B
(under rfc3986) http://[www.example.com]/
  ip-literal-invalid
(under rfc3986) http://[www.example.com]:80/a
  ip-literal-invalid
(under rfc3986) http://[%3a%3a1]/
  ip-literal-invalid
(under rfc3986) http://[::1/
  ip-literal-invalid
(under rfc3986) http://a[b/    http://a%5Bb/
  unescaped-bracket
    = Percent-encode as %5B  http://a%5Bb/
(under rfc3986) http://[]/
  ip-literal-invalid
(under rfc3986) 1:a
  colon-in-first-segment
    ! Start the path with ./  ./1:a
(under rfc3986) a:80a
(under rfc3986) http://h:80a/
  port-invalid
    ! Change the port to 80  http://h:80/
    ! Remove the port  http://h/
(under rfc3986) http://a@b@h/
  second-at-sign
    ! Percent-encode the earlier @ as %40  http://a%40b@h/
(under rfc3986) http://a@b@@h/
  second-at-sign
    ! Percent-encode the earlier @ as %40  http://a%40b%40@h/
(under rfc3986) http://a@@@h/
  second-at-sign
    ! Percent-encode the earlier @ as %40  http://a%40%40@h/
(under rfc3986) http://h/a%zz    http://h/a%25zz
  stray-percent
    = Percent-encode as %25  http://h/a%25zz
(under rfc3986) http://h/a%%%zz    http://h/a%25%25%25zz
  stray-percent
    = Percent-encode each % as %25  http://h/a%25%25%25zz
(under rfc3986) http://h/\u0001    http://h/%01
  control-character
    = Percent-encode as %01  http://h/%01
    ! Remove it  http://h/
(under rfc3986) http://h/\u0001\u0002\u0003\u0004    http://h/%01%02%03%04
  control-character
    = Percent-encode as %01%02%03%04  http://h/%01%02%03%04
    ! Remove it  http://h/
(under rfc3986) http://h/\u0001\u0002\u0003\u0004\u0005    http://h/%01%02%03%04%05
  control-character
    = Percent-encode them  http://h/%01%02%03%04%05
    ! Remove it  http://h/
(under html5-r6007) (base http://b/) (in windows-1252) ?\u00e9
  non-ascii-query
    ! Percent-encode as %C3%A9  ?%C3%A9
(under html5-wd-urls) (base http://b/) (in windows-1252) ?\u263a
  non-ascii-query
    ! Percent-encode as %E2%98%BA  ?%E2%98%BA
(under html5-wd-urls) http://h/?\u00e9
(under webspecs-url) http://EXAMPLE.com/    http://example.com/
  host-not-canonical
    = Replace with example.com  http://example.com/
(under webspecs-url) http://a%2E%2Eb/    http://a..b/
  host-not-canonical
    = Replace with a..b  http://a..b/
  domain-empty-label
(under webspecs-url) http://u:p@x@h/    http://u:p%40x@h/
  unescaped-at-sign
    = Percent-encode as %40  http://u:p%40x@h/
(under webspecs-url) http:\\\\h\\a    http://h/a
  backslash-after-scheme
    = Replace with slashes  http://h\\a
  backslash-in-path
    = Replace with /  http:\\\\h/a
(under webspecs-url) http://[1:2]/
  ipv6-invalid
(under webspecs-url) http://h:8a/
  port-invalid
    ! Change the port to 8  http://h:8/
    ! Remove the port  http://h/
(under abarth-url-01) http://\uff05\uff14\uff11.com/
(under abarth-url-01) http://h/\u00e9    http://h/%C3%A9
  non-ascii-character
    = Percent-encode as %C3%A9  http://h/%C3%A9
(under abarth-url-01) http://2001:db8::1/
  ipv6-invalid
(under connolly-href-00) http://h/a\\b    http://h/a%5Cb
  unescaped-backslash
    = Percent-encode as %5C  http://h/a%5Cb
    ! Replace with /  http://h/a/b
(under connolly-href-00) http://[a]/
  ip-literal-invalid
`)
