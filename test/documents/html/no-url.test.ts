import { locateUrls } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { describe, expect, it } from 'vitest'

describe('values that hold no URL', () => {
  it.each([
    '<input type=url value="">',
    '<input type=text value="a b" src="a b" formaction="a b">',
    '<div href="a b" src="a b" action="a b" data="a b" background="a b">',
    '<p itemprop="a|b c">',
    '<p property="ex:a|b" about="[ex:a|b]" resource="_:a|b" rel="next a|b">',
    '<p about="ex:a|b">',
    '<a ping=" ">',
    '<img srcset=" , ">',
    '<img usemap="#a b">',
    '<link scope="a b">',
    '<meta name=description content="a b">',
    '<meta http-equiv=refresh content="5">',
    '<meta http-equiv=refresh content="a b; url=c d">',
    '<meta http-equiv=refresh content=" 5 ; ">',
    '<meta name="msapplication-config" content="none">',
    '<meta http-equiv=content-security-policy content="sandbox allow-scripts; plugin-types a/b|c">',
    '<meta http-equiv=content-security-policy content="script-src \'nonce-a|b\' a.b/c|d https:">',
    '<!DOCTYPE html>',
    '<!DOCTYPE html PUBLIC "-//a b">',
    '<my-tag resource="a b" vocab="a b">',
    '<circle href="a b">',
    '<script>{"imports": {"a": "./a b"}}</script>',
    '<script type=speculationrules>{"prefetch": [{"where": {"href_matches": "/a b/*"}}]}</script>',
    '<script type=speculationrules>{"prefetch": [{"referrer_policy": "a b", "tag": "c d"}]}</script>',
    '<script type="application/ld+json">{"@id": "ex:a b", "@type": "c d", "name": "e f"}</script>',
    '<set attributeName=href to="a b"><animate attributeName=href values="a b">',
    '<svg><set attributeName=fill to="a b"/><set to="c d"/></svg>',
    '<svg xmlns:i="urn:i"><a i:href="a b"/><i:a href="c d"/></svg>',
    '<p style="color: red; content: \'a b\'">',
  ])('%s', source => {
    expect(locateUrls(source, 'html')).toEqual([])
  })

  it('about:legacy-compat is sound', () => {
    const source = '<!DOCTYPE html SYSTEM "about:legacy-compat">'
    expect(locateUrls(source, 'html').map(({ text }) => text)).toEqual(['about:legacy-compat'])
    expect(lintDocument(source, 'html')).toEqual([])
  })
})
