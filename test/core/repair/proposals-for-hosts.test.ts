import { expectProposals } from '../../support/expect-proposals.ts'

expectProposals(String.raw`
https://h<a>b/
  domain-forbidden-code-point
    ! Remove all of them  https://hab/
  domain-forbidden-code-point
    ! Remove all of them  https://hab/
https://h<a<b/
  domain-forbidden-code-point
    ! Remove all of them  https://hab/
  domain-forbidden-code-point
    ! Remove all of them  https://hab/
https://a\u0020b\u0020c/
  domain-forbidden-code-point
    ! Remove all of them  https://abc/
    ! Replace all of them with hyphens  https://a-b-c/
  domain-forbidden-code-point
    ! Remove all of them  https://abc/
    ! Replace all of them with hyphens  https://a-b-c/
https://a%20b/
  domain-percent-encoded
  domain-forbidden-code-point
    ! Remove it  https://ab/
    ! Replace with a hyphen  https://a-b/
https://a^b/
  domain-forbidden-code-point
    ! Remove it  https://ab/
https://a%2Fb%2F/
  domain-percent-encoded
    ! Replace the host with a/b/  https://a/b//
  domain-forbidden-code-point
    ! Replace with /  https://a/b%2F/
    ! Remove all of them  https://ab/
  domain-percent-encoded
    ! Replace the host with a/b/  https://a/b//
  domain-forbidden-code-point
    ! Remove all of them  https://ab/
https://a%23b/
  domain-percent-encoded
    ! Replace the host with a#b  https://a#b/
  domain-forbidden-code-point
    ! Replace with #  https://a#b/
    ! Remove it  https://ab/
https://a%3A80/
  domain-percent-encoded
    ! Replace the host with a:80  https://a:80/
  domain-forbidden-code-point
    ! Replace with :  https://a:80/
    ! Remove it  https://a80/
https://a%5Cb/
  domain-percent-encoded
    ! Replace the host with a\b  https://a\\b/
  domain-forbidden-code-point
    ! Replace with /  https://a/b/
    ! Remove it  https://ab/
http://[::1
  ipv6-unclosed
    ! Add the closing bracket  http://[::1]
http://[::1:80
  ipv6-unclosed
    ! Add the closing bracket  http://[::1:80]
    ! Add the closing bracket before the port  http://[::1]:80
http://[::1:8/a
  ipv6-unclosed
    ! Add the closing bracket  http://[::1:8]/a
http://[::1:808080
  ipv6-unclosed
http://[::1]80
  ipv6-text-after-bracket
    ! Replace with :80  http://[::1]:80
    ! Remove it  http://[::1]
http://[::1]8a
  ipv6-text-after-bracket
    ! Remove it  http://[::1]
http://[::1]abc/
  ipv6-text-after-bracket
    ! Remove it  http://[::1]/
http://%61%62/    http://ab/
  domain-percent-encoded
    = Replace the host with ab  http://ab/
http://%FF/
  domain-percent-encoded
  domain-not-utf8
http://a%E2%80%8Bb/    http://ab/
  domain-percent-encoded
    = Replace the host with ab  http://ab/
http://a%00b/
  domain-percent-encoded
  domain-forbidden-code-point
    ! Remove it  http://ab/
http://xn--8i7caa.example/
  punycode-non-canonical
    ! Replace with www, which leads to http://www.example/  http://www.example/
http://a.xn--example-.b/
  punycode-non-canonical
    ! Replace with example, which leads to http://a.example.b/  http://a.example.b/
http://foo.1.2.3.4/
  ipv4-too-many-parts
    ! Keep only 1.2.3.4  http://1.2.3.4/
http://foo.1.2.3.4./
  ipv4-too-many-parts
    ! Keep only 1.2.3.4  http://1.2.3.4/
  domain-trailing-dot
    ! Remove the dot  http://foo.1.2.3.4/
  ipv4-trailing-dot
http://1.2.3.4.5/
  ipv4-too-many-parts
http://a.b.1.2.3/
  ipv4-too-many-parts
http://0x7f.1/    http://127.0.0.1/
  ipv4-too-few-parts
    = Replace the host with 127.0.0.1  http://127.0.0.1/
  ipv4-hexadecimal-part
    = Replace the host with 127.0.0.1  http://127.0.0.1/
http://1.2.3.256/
  ipv4-out-of-range
http://[a]/
  ipv6-too-few-pieces
    ! Add the missing zeros (::) at the end  http://[a::]/
    ! Add the missing zeros (::) at the start  http://[::a]/
http://[1.2.3.4]/
  ipv6-too-few-pieces
    ! Add the missing zeros (::) at the start  http://[::1.2.3.4]/
http://[]/
  ipv6-too-few-pieces
    ! Add the missing zeros (::) at the end  http://[::]/
http://[::%31]/
  ipv6-zone-id
    ! Replace with [::1]  http://[::1]/
    ! Remove the zone  http://[::]/
http://[%3A%3A1]/
  ipv6-zone-id
    ! Replace with [::1]  http://[::1]/
http://.a../
  domain-empty-label
    ! Replace the host with a.  http://a./
  domain-empty-label
    ! Replace the host with a.  http://a./
http://a..b/
  domain-empty-label
    ! Replace the host with a.b  http://a.b/
http://../
  domain-empty-label
http://1..2/
  ipv4-too-few-parts
  domain-empty-label
    ! Replace the host with 1.2  http://1.2/
  ipv4-empty-part
    ! Replace the host with 1.2  http://1.2/
file://\u00ad/a
  domain-empty
    ! Remove the host  file:///a
http://\u00ad/a
  domain-empty
file://a\u0020b/c
  domain-forbidden-code-point
    ! Remove it  file://ab/c
    ! Replace with a hyphen  file://a-b/c
http://-a/
  domain-leading-hyphen
    ! Remove the hyphen, which leads to http://a/  http://a/
http://--a/
  domain-leading-hyphen
    ! Remove the hyphens, which leads to http://a/  http://a/
http://a--/
  domain-trailing-hyphen
    ! Remove the hyphens, which leads to http://a/  http://a/
http://a---.b/
  domain-third-fourth-hyphens
  domain-trailing-hyphen
    ! Remove the hyphens, which leads to http://a.b/  http://a.b/
http://ab--c/
  domain-third-fourth-hyphens
http://2001:db8::1/
  ipv4-too-few-parts
  ipv4-large-part
  ipv6-unbracketed
    ! Put the IPv6 address in brackets  http://[2001:db8::1]/
http://::1/
  ipv6-unbracketed-at-start
    ! Put the IPv6 address in brackets  http://[::1]/
http://1.2..3/
  domain-empty-label
    ! Replace the host with 1.2.3  http://1.2.3/
  ipv4-empty-part
    ! Replace the host with 1.2.3  http://1.2.3/
http://1.2.09/
  ipv4-too-few-parts
  ipv4-non-numeric-part
    ! Replace with 9  http://1.2.9/
http://1.2.3.09/
  ipv4-non-numeric-part
    ! Replace with 9  http://1.2.3.9/
http://0177.1/    http://127.0.0.1/
  ipv4-too-few-parts
    = Replace the host with 127.0.0.1  http://127.0.0.1/
  ipv4-octal-part
    = Replace the host with 127.0.0.1  http://127.0.0.1/
    ! Replace with 177, which leads to http://177.0.0.1/  http://177.1/
http://[:1]/
  ipv6-lone-leading-colon
    ! Replace with ::  http://[::1]/
http://[1::2::3]/
  ipv6-multiple-compression
    ! Replace with :  http://[1::2:3]/
http://[1:2:3]/
  ipv6-too-few-pieces
    ! Add the missing zeros (::) at the end  http://[1:2:3::]/
    ! Add the missing zeros (::) at the start  http://[::1:2:3]/
http://[12345::]/
  ipv6-piece-too-long
http://[::01]/    http://[::1]/
  ipv6-piece-leading-zero
    = Replace the host with [::1]  http://[::1]/
http://[1:2:3:4:5:6:7:8:9]/
  ipv6-too-many-pieces
http://[fe80::1%25eth0]/
  ipv6-zone-id
    ! Remove the zone  http://[fe80::1]/
http://[::1.2.3]/
  ipv4-in-ipv6-too-few-parts
http://[::1.2.3.04]/
  ipv4-in-ipv6-leading-zero
    ! Replace with 4  http://[::1.2.3.4]/
http://[::g]/
  ipv6-invalid-code-point
    ! Remove it  http://[::]/
foo://a\u0020b/
  host-invalid-code-point
    ! Percent-encode as %20  foo://a%20b/
    ! Remove it  foo://ab/
    ! Replace with a hyphen  foo://a-b/
foo://a[b/
  host-invalid-code-point
    ! Percent-encode as %5B  foo://a%5Bb/
    ! Remove it  foo://ab/
foo://a\\b/
  host-invalid-code-point
    ! Replace with /  foo://a/b/
    ! Remove it  foo://ab/
    ! Percent-encode as %5C  foo://a%5Cb/
foo://a|b<c/
  host-invalid-code-point
    ! Percent-encode as %7C, then percent-encode as %3C  foo://a%7Cb%3Cc/
    ! Remove it, then percent-encode as %3C  foo://ab%3Cc/
file://h:80/a
  domain-forbidden-code-point
    ! Remove the port  file://h/a
    ! Replace with /  file://h/80/a
    ! Remove it  file://h80/a
file://h:a/b
  domain-forbidden-code-point
    ! Replace with /  file://h/a/b
    ! Remove it  file://ha/b
https://a_b/
  domain-underscore
https://a!b/
  domain-non-ldh-code-point
    ! Remove it, which leads to https://ab/  https://ab/
https://\u0301a/
  domain-combining-mark
    ! Remove it  https://a/
https://a\u200db/
  domain-joiner
    ! Remove it  https://ab/
https://\u05d0a/
  domain-bidi
https://a\ufdd0/
  domain-disallowed-code-point
    ! Remove it  https://a/
https://a%ff/
  domain-percent-encoded
  domain-not-utf8
    ! Remove it  https://a/
https://xn--\u00e9/
  domain-undecodable-punycode
https://xn--0/
  punycode-undecodable
https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa%61/    https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/
  domain-label-too-long
  domain-percent-encoded
    = Normalize the host  https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/
`)
