import { expectProposals } from '../../support/expect-proposals.ts'

expectProposals(String.raw`
https://h/%
  stray-percent
    ! Percent-encode as %25  https://h/%25
https://h/%%
  stray-percent
    ! Percent-encode each % as %25  https://h/%25%25
https://h/%\u00e9?%zz
  stray-percent
    ! Percent-encode as %25  https://h/%25\u00e9?%zz
  stray-percent
    ! Percent-encode as %25  https://h/%\u00e9?%25zz
https://h/%z%y
  stray-percent
    ! Percent-encode as %25  https://h/%25z%y
  stray-percent
    ! Percent-encode as %25  https://h/%z%25y
https://h/\ud800    https://h/%EF%BF%BD
  lone-surrogate
    = Percent-encode as %EF%BF%BD  https://h/%EF%BF%BD
    ! Remove it  https://h/
(in iso-2022-jp) https://h/?\u000e    https://h/?
  outer-control
    = Remove it  https://h/?
https://h/|||
  unescaped-pipe
    ! Percent-encode as %7C%7C%7C  https://h/%7C%7C%7C
https://h/||
  unescaped-pipe
    ! Percent-encode as %7C%7C  https://h/%7C%7C
https://h/a\tb    https://h/ab
  tab-or-newline
    = Remove it  https://h/ab
https://h/a\u0020\n\u0020b
  unescaped-space
    ! Remove the line break and the spaces  https://h/ab
  tab-or-newline
    ! Remove the line break and the spaces  https://h/ab
https://h/a\t\u0020b
  tab-or-newline
    ! Remove the white space  https://h/ab
  unescaped-space
    ! Remove the white space  https://h/ab
https://h/a\u0020b\n\u0020c    https://h/a%20b\n\u0020c
  unescaped-space
    = Percent-encode as %20  https://h/a%20b\n\u0020c
  tab-or-newline
    ! Remove the line break and the spaces  https://h/a\u0020bc
  unescaped-space
    ! Remove the line break and the spaces  https://h/a\u0020bc
https://h/a\nb    https://h/ab
  tab-or-newline
    = Remove it  https://h/ab
foo:a\u0020b
  opaque-path-space
    ! Percent-encode as %20  foo:a%20b
foo:a\u0020b\u0020    foo:a\u0020b
  opaque-path-space
    ! Percent-encode as %20  foo:a%20b\u0020
  outer-space
    = Remove it  foo:a\u0020b
foo:\u0020    foo:
  outer-space
    = Remove it  foo:
(base http://h/) #a#b
  second-number-sign
    ! Percent-encode as %23  #a%23b
https://h/[a]?[b]#[c]
  unescaped-bracket
    ! Percent-encode as %5B  https://h/%5Ba]?[b]#[c]
  unescaped-bracket
    ! Percent-encode as %5D  https://h/[a%5D?[b]#[c]
  unescaped-bracket
    ! Percent-encode as %5B  https://h/[a]?%5Bb]#[c]
  unescaped-bracket
    ! Percent-encode as %5D  https://h/[a]?[b%5D#[c]
  unescaped-bracket
    ! Percent-encode as %5B  https://h/[a]?[b]#%5Bc]
  unescaped-bracket
    ! Percent-encode as %5D  https://h/[a]?[b]#[c%5D
https://h/\u0060{}^\"    https://h/%60%7B%7D%5E%22
  unescaped-backtick
    = Percent-encode as %60  https://h/%60{}^\"
  unescaped-brace
    = Percent-encode as %7B%7D  https://h/\u0060%7B%7D^\"
  unescaped-caret
    = Percent-encode as %5E  https://h/\u0060{}%5E\"
  unescaped-quote
    = Percent-encode as %22  https://h/\u0060{}^%22
`)
