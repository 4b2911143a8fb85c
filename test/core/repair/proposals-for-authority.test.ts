import { expectProposals } from '../../support/expect-proposals.ts'

expectProposals(String.raw`
https://a@b@c/    https://a%40b@c/
  credentials
    ! Remove the user name and password  https://c/
  unescaped-at-sign
    = Percent-encode as %40  https://a%40b@c/
https://a@@@c/    https://a%40%40@c/
  credentials
    ! Remove the user name and password  https://c/
  unescaped-at-sign
    = Percent-encode as %40  https://a%40%40@c/
ssh://example.com:ada/repo
  port-invalid
    ! Replace the colon with /  ssh://example.com/ada/repo
    ! Remove the port  ssh://example.com/repo
ssh://example.com:ada
  port-invalid
    ! Replace the colon with /  ssh://example.com/ada
    ! Remove the port  ssh://example.com
http://h:a1b2/
  port-invalid
    ! Replace the colon with /  http://h/a1b2/
    ! Change the port to 1  http://h:1/
    ! Remove the port  http://h/
http://h:80a/
  port-invalid
    ! Change the port to 80  http://h:80/
    ! Remove the port  http://h/
http://h:\u002080/
  port-invalid
    ! Change the port to 80  http://h:80/
    ! Remove the port  http://h/
http://h:\u00e9/
  port-invalid
    ! Replace the colon with /  http://h/\u00e9/
    ! Remove the port  http://h/
http://h:99999/
  port-out-of-range
    ! Remove the port  http://h/
http://2001:db8::1]:80/
  ipv4-too-few-parts
  ipv4-large-part
  port-invalid
    ! Put the IPv6 address in brackets  http://[2001:db8::1]:80/
http://:::1/
  host-missing-before-port
    ! Put the IPv6 address in brackets, then replace with :  http://[::1]/
http://:80/
  host-missing-before-port
    ! Add localhost before the port  http://localhost:80/
ssh://:80/
  host-missing-before-port
    ! Remove the port  ssh:///
foo://:80/
  host-missing-before-port
    ! Remove the port  foo:///
(base http://b/) //:80/
  host-missing-before-port
    ! Add localhost before the port  //localhost:80/
https://ada:p/w@h/
  port-invalid
    ! Percent-encode the password, which leads to https://h/  https://ada:p%2Fw@h/
    ! Remove the port, which leads to https://ada/  https://ada/w@h/
https://ada:p#w?x\\y@h/
  port-invalid
    ! Percent-encode the password, which leads to https://h/  https://ada:p%23w%3Fx%5Cy@h/
    ! Remove the port, which leads to https://ada/  https://ada#w?x\\y@h/
https://@/a
  empty-credentials
    ! Remove it, which leads to https://a/  https:///a
  host-missing-after-credentials
    ! Remove the @ and the slash, which leads to https://a/  https://a
https://@
  empty-credentials
    ! Remove it  https://
  host-missing-after-credentials
https://a@/b
  credentials
    ! Remove the user name and password, which leads to https://b/  https:///b
  host-missing-after-credentials
    ! Remove the @, which leads to https://a/  https://a/b
    ! Remove the user name and password and the slash, which leads to https://b/  https://b
https://a:b@\\\\c
  credentials
    ! Remove the user name and password, which leads to https://c/  https://\\\\c
  host-missing-after-credentials
    ! Remove the user name and password and the slash, which leads to https://c/  https://c
https://a@//b
  credentials
    ! Remove the user name and password, which leads to https://b/  https:////b
  host-missing-after-credentials
    ! Remove the @, which leads to https://a/  https://a//b
    ! Remove the user name and password and the slash, which leads to https://b/  https://b
https://
  host-missing
https://#a
  host-missing
https://u:p@h/
  credentials
    ! Remove the user name and password  https://h/
https://u@h/
  credentials
    ! Remove the user name and password  https://h/
https://:@h/    https://h/
  empty-credentials
    = Remove it  https://h/
`)
