import { expectProposals } from '../../support/expect-proposals.ts'

expectProposals(String.raw`
http://a/\u007f  http://a/%7F
  control-character
    = Percent-encode as %7F  http://a/%7F
http://a/\u0080  http://a/%C2%80
  control-character
    = Percent-encode as %C2%80  http://a/%C2%80
http://a/?\u007f  http://a/?%7F
  control-character
    = Percent-encode as %7F  http://a/?%7F
a\n\u0020\u0020\u0020b
  missing-scheme
  tab-or-newline
    ! Remove the line break and the spaces  ab
http://a/b\n\u0020\u0020\u0020\u0020c
  tab-or-newline
    ! Remove the line break and the spaces  http://a/bc
  unescaped-space
    ! Remove the line break and the spaces  http://a/bc
http://[::1:8080/
  ipv6-unclosed
    ! Add the closing bracket  http://[::1:8080]/
    ! Add the closing bracket before the port  http://[::1]:8080/
http://[::1:8080x/
  ipv6-unclosed
    ! Add the closing bracket, then remove it  http://[::1:8080]/
http://[::1:80808080/
  ipv6-unclosed
http://[1.2.3.4:80/
  ipv6-unclosed
    ! Add the closing bracket before the port, then add the missing zeros (::) at the start  http://[::1.2.3.4]:80/
http://[1::2:80/
  ipv6-unclosed
    ! Add the closing bracket  http://[1::2:80]/
    ! Add the closing bracket before the port  http://[1::2]:80/
http://[example.com]/
  ipv6-invalid-code-point
    ! Remove the brackets  http://example.com/
http://[ex:ample]/
  ipv6-invalid-code-point
http://[[example.com]]/
  ipv6-invalid-code-point
http://[example.com]x/
  ipv6-text-after-bracket
    ! Remove it, then remove the brackets  http://example.com/
http://[%3A%3A1]/
  ipv6-zone-id
    ! Replace with [::1]  http://[::1]/
http://[::1%25eth0]/
  ipv6-zone-id
    ! Remove the zone  http://[::1]/
http://a..b/
  domain-empty-label
    ! Replace the host with a.b  http://a.b/
http://..a/
  domain-empty-label
    ! Replace the host with a  http://a/
http://../
  domain-empty-label
http://a...b./
  domain-empty-label
    ! Replace the host with a.b.  http://a.b./
  domain-trailing-dot
    ! Remove the dot, which leads to http://a...b/  http://a...b/
http://./
  domain-empty-label
file://a:80/b
  domain-forbidden-code-point
    ! Remove the port  file://a/b
    ! Replace with /  file://a/80/b
    ! Remove it  file://a80/b
http://[::0001]/  http://[::1]/
  ipv6-piece-leading-zero
    = Replace the host with [::1]  http://[::1]/
http://[::00001]/
  ipv6-piece-too-long
    ! Replace with 1  http://[::1]/
http://[::10000]/
  ipv6-piece-too-long
http://[::10001:000ab]/
  ipv6-piece-too-long
http://a.1.2.3.4/
  ipv4-too-many-parts
    ! Keep only 1.2.3.4  http://1.2.3.4/
http://a.10.20.30.40./
  ipv4-too-many-parts
    ! Keep only 10.20.30.40  http://10.20.30.40/
  domain-trailing-dot
    ! Remove the dot  http://a.10.20.30.40/
  ipv4-trailing-dot
http://a.1.2.3.4.5/
  ipv4-too-many-parts
http://1:2:3:4:5:6:7:8/
  ipv4-too-few-parts
  ipv6-unbracketed
    ! Put the IPv6 address in brackets  http://[1:2:3:4:5:6:7:8]/
http://[1::2]3:80/
  ipv6-text-after-bracket
    ! Remove it  http://[1::2]:80/
http://2001:db8::1x/
  ipv4-too-few-parts
  ipv4-large-part
  port-invalid
http://::ffff:1.2.3.4/
  ipv6-unbracketed-at-start
    ! Put the IPv6 address in brackets  http://[::ffff:1.2.3.4]/
http://u@h:a:80/
  credentials
    ! Remove the user name and password  http://h:a:80/
  port-invalid
    ! Replace the colon with /  http://u@h/a:80/
    ! Change the port to 80  http://u@h:80/
    ! Remove the port  http://u@h/
http://:80
  host-missing-before-port
    ! Add localhost before the port  http://localhost:80
http://:1:2/
  host-missing-before-port
    ! Put the IPv6 address in brackets, then replace with ::  http://[::1:2]/
foo://:80
  host-missing-before-port
    ! Remove the port  foo://
ftp:///a  ftp://a
  extra-slashes
    = Change to ftp://  ftp://a
https://:::/
  host-missing-before-port
    ! Put the IPv6 address in brackets, then replace with :  https://[::]/
http://u@/
  credentials
  host-missing-after-credentials
    ! Remove the @, which leads to http://u/  http://u/
http://u:p@\\h/
  credentials
    ! Remove the user name and password, which leads to http://h/  http://\\h/
  host-missing-after-credentials
    ! Remove the user name and password and the slash, which leads to http://h/  http://h/
http://u@//h/x
  credentials
    ! Remove the user name and password, which leads to http://h/  http:////h/x
  host-missing-after-credentials
    ! Remove the @, which leads to http://u/  http://u//h/x
    ! Remove the user name and password and the slash, which leads to http://h/  http://h/x
http://a@b@/
  credentials
  unescaped-at-sign
    ! Percent-encode as %40  http://a%40b@/
  host-missing-after-credentials
    ! Remove the @, which leads to http://b/  http://a@b/
http://h:00080a/
  port-invalid
    ! Change the port to 00080  http://h:00080/
    ! Remove the port  http://h/
http://h:8080\u00e9/
  port-invalid
    ! Change the port to 8080  http://h:8080/
    ! Remove the port  http://h/
http://exa%20mple.com/
  domain-percent-encoded
  domain-forbidden-code-point
    ! Remove it  http://example.com/
    ! Replace with a hyphen  http://exa-mple.com/
http://%20/
  domain-percent-encoded
  domain-forbidden-code-point
    ! Replace with a hyphen  http://-/
http://%/
  domain-forbidden-code-point
http://1.2.3.08/
  ipv4-non-numeric-part
    ! Replace with 8  http://1.2.3.8/
`)
