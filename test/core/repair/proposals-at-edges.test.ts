import { expectProposals } from '../../support/expect-proposals.ts'

expectProposals(String.raw`
(in iso-2022-jp) http://a/?\u001b  http://a/?
  outer-control
    = Remove it  http://a/?
(in shift_jis) http://a/?\u3042
http://%41%00/
  domain-percent-encoded
  domain-forbidden-code-point
    ! Remove it  http://%41/
http://%41%20b/
  domain-percent-encoded
  domain-forbidden-code-point
    ! Remove it  http://%41b/
    ! Replace with a hyphen  http://%41-b/
http://%ff/
  domain-percent-encoded
  domain-not-utf8
http://a%2Fb/
  domain-percent-encoded
    ! Replace the host with a/b  http://a/b/
  domain-forbidden-code-point
    ! Replace with /  http://a/b/
    ! Remove it  http://ab/
http://a%5Cb/
  domain-percent-encoded
    ! Replace the host with a\b  http://a\\b/
  domain-forbidden-code-point
    ! Replace with /  http://a/b/
    ! Remove it  http://ab/
http://a%3Fb/
  domain-percent-encoded
    ! Replace the host with a?b  http://a?b/
  domain-forbidden-code-point
    ! Replace with ?  http://a?b/
    ! Remove it  http://ab/
http://a\u0020b/
  domain-forbidden-code-point
    ! Remove it  http://ab/
    ! Replace with a hyphen  http://a-b/
http://a%20%20b/
  domain-percent-encoded
  domain-forbidden-code-point
    ! Remove it  http://ab/
    ! Replace with a hyphen  http://a-b/
http://[::1]x80/
  ipv6-text-after-bracket
    ! Remove it  http://[::1]/
http://[::1]80/
  ipv6-text-after-bracket
    ! Replace with :80  http://[::1]:80/
    ! Remove it  http://[::1]/
http://[::1]80x/
  ipv6-text-after-bracket
    ! Remove it  http://[::1]/
http://[%3A%3A1/
  ipv6-unclosed
    ! Add the closing bracket, then replace with [::1]  http://[::1]/
http://[%3A%3A1%20]/
  ipv6-zone-id
    ! Remove the zone, then add the missing zeros (::) at the end  http://[::]/
http://x[a.com]/
  domain-forbidden-code-point
    ! Remove all of them  http://xa.com/
  domain-forbidden-code-point
    ! Remove all of them  http://xa.com/
http://[a.com/
  ipv6-unclosed
file://a..b/
  domain-empty-label
    ! Replace the host with a.b  file://a.b/
file://../x
  domain-empty-label
file://..a../x
  domain-empty-label
    ! Replace the host with a.  file://a./x
  domain-empty-label
    ! Replace the host with a.  file://a./x
http://a..b/x
  domain-empty-label
    ! Replace the host with a.b  http://a.b/x
file://%20/x
  domain-percent-encoded
  domain-forbidden-code-point
    ! Remove it  file:///x
    ! Replace with a hyphen  file://-/x
http://-a-/
  domain-leading-hyphen
    ! Remove the hyphen, which leads to http://a-/  http://a-/
  domain-trailing-hyphen
    ! Remove the hyphen, which leads to http://-a/  http://-a/
http://a-/
  domain-trailing-hyphen
    ! Remove the hyphen, which leads to http://a/  http://a/
http://--a--/
  domain-leading-hyphen
    ! Remove the hyphens, which leads to http://a--/  http://a--/
  domain-trailing-hyphen
    ! Remove the hyphens, which leads to http://--a/  http://--a/
foo://:80/
  host-missing-before-port
    ! Remove the port  foo:///
xhttp://:80/
  host-missing-before-port
    ! Remove the port  xhttp:///
wss://:80/
  host-missing-before-port
    ! Add localhost before the port  wss://localhost:80/
ws://:80/x
  host-missing-before-port
    ! Add localhost before the port  ws://localhost:80/x
    ! Remove the port, which leads to ws://x/  ws:///x
ftp://:80/
  host-missing-before-port
    ! Add localhost before the port  ftp://localhost:80/
http://::1/
  ipv6-unbracketed-at-start
    ! Put the IPv6 address in brackets  http://[::1]/
http://::1:80/
  ipv6-unbracketed-at-start
    ! Put the IPv6 address in brackets  http://[::1:80]/
http://:1:80/
  host-missing-before-port
    ! Put the IPv6 address in brackets, then replace with ::  http://[::1:80]/
http://:/
  host-missing-before-port
    ! Add localhost before the port  http://localhost:/
http://x@/
  credentials
  host-missing-after-credentials
    ! Remove the @, which leads to http://x/  http://x/
http://u:p@/
  credentials
  host-missing-after-credentials
http://@/h
  empty-credentials
    ! Remove it, which leads to http://h/  http:///h
  host-missing-after-credentials
    ! Remove the @ and the slash, which leads to http://h/  http://h
http://@\\h
  empty-credentials
    ! Remove it, which leads to http://h/  http://\\h
  host-missing-after-credentials
    ! Remove the @ and the slash, which leads to http://h/  http://h
http://@//h
  empty-credentials
    ! Remove it, which leads to http://h/  http:////h
  host-missing-after-credentials
    ! Remove the @ and the slash, which leads to http://h/  http://h
http://u@//h
  credentials
    ! Remove the user name and password, which leads to http://h/  http:////h
  host-missing-after-credentials
    ! Remove the @, which leads to http://u/  http://u//h
    ! Remove the user name and password and the slash, which leads to http://h/  http://h
http://u:p@/\\h/
  credentials
    ! Remove the user name and password, which leads to http://h/  http:///\\h/
  host-missing-after-credentials
    ! Remove the user name and password and the slash, which leads to http://h/  http://h/
foo://u@/x
  credentials
    ! Remove the user name and password  foo:///x
  host-missing-after-credentials
    ! Remove the @, which leads to foo://u/  foo://u/x
    ! Remove the user name and password and the slash, which leads to foo://x/  foo://x
h\ttps:/a/  htps:/a/
  tab-or-newline
    = Remove it  htps:/a/
h\ttps:a/  htps:a/
  tab-or-newline
    = Remove it  htps:a/
HTTPS:/a/  HTTPS://a/
  missing-slashes
    = Change to https://  HTTPS://a/
\u0020https:/a/  https://a/
  outer-space
    = Remove it  https:/a/
  missing-slashes
    = Change to https://  \u0020https://a/
ws:/a/  ws://a/
  missing-slashes
    = Change to ws://  ws://a/
ftp:a/  ftp://a/
  missing-slashes
    = Change to ftp://  ftp://a/
file:a  file:///a
  file-missing-slashes
    = Change to file:///  file:///a
file:\\a  file:///a
  file-missing-slashes
    = Change to file:///  file:///a
  backslash-in-file-url
    = Replace with /  file:/a
https:\\a  https://a
  backslash-after-scheme
    = Change to https://  https://a
https:\t\\\t\\a  https://a
  tab-or-newline
    = Remove it  https:\\\t\\a
  backslash-after-scheme
    = Change to https://  https:\t//a
  tab-or-newline
    = Remove it  https:\t\\\\a
HTTPS:\\\\a/  HTTPS://a/
  backslash-after-scheme
    = Change to https://  HTTPS://a/
https:///a/  https://a/
  extra-slashes
    = Change to https://  https://a/
https::://a/
  missing-slashes
    ! Remove the second colon  https://a/
    ! Change to https://  https://:://a/
  ipv6-unbracketed-at-start
    ! Put the IPv6 address in brackets, which leads to https://[::]/  https:[::]//a/
ahttps:://a/
\u0020http:://a/
  outer-space
    ! Remove it  http:://a/
  missing-slashes
    ! Remove the second colon  \u0020http://a/
    ! Change to http://  \u0020http://://a/
  host-missing-before-port
    ! Remove the second colon  \u0020http://a/
    ! Add localhost before the port  \u0020http:localhost://a/
http:::/a
  missing-slashes
    ! Change to http://  http://::/a
  ipv6-unbracketed-at-start
    ! Put the IPv6 address in brackets, which leads to http://[::]/  http:[::]/a
http://h:80x/
  port-invalid
    ! Change the port to 80  http://h:80/
    ! Remove the port  http://h/
http://h:x80/
  port-invalid
    ! Replace the colon with /  http://h/x80/
    ! Change the port to 80  http://h:80/
    ! Remove the port  http://h/
http://h:-1/
  port-invalid
    ! Change the port to 1  http://h:1/
    ! Remove the port  http://h/
http://h:99999/
  port-out-of-range
    ! Remove the port  http://h/
http://h:/x:y/
http://h:8a0/
  port-invalid
    ! Change the port to 8  http://h:8/
    ! Remove the port  http://h/
http://h:\u00e980/
  port-invalid
    ! Replace the colon with /  http://h/\u00e980/
    ! Change the port to 80  http://h:80/
    ! Remove the port  http://h/
foo://h:8a/
  port-invalid
    ! Change the port to 8  foo://h:8/
    ! Remove the port  foo://h/
foo://1::2:8a/
  port-invalid
    ! Put the IPv6 address in brackets  foo://[1::2:8a]/
http://1::2:8a/
  ipv4-too-few-parts
  ipv6-unbracketed
    ! Put the IPv6 address in brackets  http://[1::2:8a]/
(under abarth-url-01) http://2001:db8::1/
  ipv6-invalid
(under abarth-url-01) http://::1/
  ipv6-invalid
(under webspecs-url) http://2001:db8::1/
  ipv4-too-few-parts
  port-invalid
    ! Put the IPv6 address in brackets  http://[2001:db8::1]/
(under rfc3986) http://2001:db8::1/
  port-invalid
    ! Put the IPv6 address in brackets  http://[2001:db8::1]/
  port-invalid
    ! Put the IPv6 address in brackets  http://[2001:db8::1]/
(under html5-r6007) http://2001:db8::1/
  port-invalid
    ! Put the IPv6 address in brackets  http://[2001:db8::1]/
  port-invalid
    ! Put the IPv6 address in brackets  http://[2001:db8::1]/
(under connolly-href-00) http://2001:db8::1/
  port-invalid
    ! Put the IPv6 address in brackets  http://[2001:db8::1]/
  port-invalid
    ! Put the IPv6 address in brackets  http://[2001:db8::1]/
(under abarth-url-01) http://[::1:80/
  ipv6-invalid
(under rfc3986) http://h:8a/
  port-invalid
    ! Change the port to 8  http://h:8/
    ! Remove the port  http://h/
(under abarth-url-01) http://h:8a/
  port-invalid
    ! Change the port to 8  http://h:8/
    ! Remove the port  http://h/
x\u0020y@h.de
  missing-scheme
    ! Add https://, which leads to https://h.de/  https://x\u0020y@h.de
a/u@h.de
  missing-scheme
u@h.de
  missing-scheme
    ! Add mailto:  mailto:u@h.de
u@h.de?x
  missing-scheme
    ! Add https://, which leads to https://h.de/  https://u@h.de?x
a@b@h.de
  missing-scheme
    ! Add https://, which leads to https://h.de/  https://a@b@h.de
u@h
  missing-scheme
\\\\server\\share
  missing-scheme
    ! Change to a file: URL, which leads to file://server/  file://server/share
\\\\\\server
  missing-scheme
    ! Add https:  https:\\\\\\server
//a/b
  missing-scheme
    ! Add https:  https://a/b
\\/a/b
  missing-scheme
    ! Add https:  https:\\/a/b
/a//b
  missing-scheme
://a/
  missing-scheme
    ! Add https  https://a/
x://
:/a
  missing-scheme
localhost
  missing-scheme
    ! Add http://  http://localhost
LOCALHOST:80
localhost:80/x
localhost/x
  missing-scheme
    ! Add http://  http://localhost/x
localhosts/x
  missing-scheme
alocalhost/x
  missing-scheme
1.2.3.4
  missing-scheme
    ! Add https://  https://1.2.3.4
1.2.3.4:80
  missing-scheme
    ! Add https://  https://1.2.3.4:80
x1.2.3.4
  missing-scheme
1.2.3.4.5
  missing-scheme
1.2.3.4x
  missing-scheme
u@1.2.3.4
  missing-scheme
    ! Add mailto:  mailto:u@1.2.3.4
[::1]
  missing-scheme
    ! Add https://  https://[::1]
[::1]:80
  missing-scheme
    ! Add https://  https://[::1]:80
x[::1]
  missing-scheme
www.a.html
  missing-scheme
    ! Add https://  https://www.a.html
a.html
  missing-scheme
a.com
  missing-scheme
    ! Add https://  https://a.com
a.com:80/x
a.com:80x
u:p@a.com
a.com.
  missing-scheme
    ! Add https://  https://a.com.
.com
  missing-scheme
a..com
  missing-scheme
a\u0020b.com
  missing-scheme
a.xn--p1ai
  missing-scheme
    ! Add https://  https://a.xn--p1ai
a.c
  missing-scheme
`)
