// Where confusions of URL parsers were published: papers, talks, advisories.
const cve = id => ({ name: id, url: `https://www.cve.org/CVERecord?id=${id}` })

export const sources = {
  tsai: {
    name: 'Orange Tsai, A New Era of SSRF (2017)',
    url: 'https://www.blackhat.com/docs/us-17/thursday/us-17-Tsai-A-New-Era-Of-SSRF-Exploiting-URL-Parser-In-Trending-Programming-Languages.pdf',
  },
  claroty: {
    name: 'Claroty and Snyk, Exploiting URL Parsing Confusion (2022)',
    url: 'https://claroty.com/team82/research/exploiting-url-parsing-confusion',
  },
  hostsplit: {
    name: 'Jonathan Birch, HostSplit (2019)',
    url: 'https://i.blackhat.com/USA-19/Thursday/us-19-Birch-HostSplit-Exploitable-Antipatterns-In-Unicode-Normalization.pdf',
  },
  stenberg: {
    name: 'Daniel Stenberg, My URL isn’t your URL (2016)',
    url: 'https://daniel.haxx.se/blog/2016/05/11/my-url-isnt-your-url/',
  },
  httpHttp: {
    name: 'Daniel Stenberg, http://http://http://@http://http://?http://#http:// (2022)',
    url: 'https://daniel.haxx.se/blog/2022/09/08/http-http-http-http-http-http-http/',
  },
  payloads: {
    name: 'PayloadsAllTheThings, Server-Side Request Forgery',
    url: 'https://github.com/swisskyrepo/PayloadsAllTheThings/tree/master/Server%20Side%20Request%20Forgery',
  },
  phpBug: { name: 'PHP bug 73192', url: 'https://bugs.php.net/bug.php?id=73192' },
  urlParse29: {
    name: 'url-parse issue 29',
    url: 'https://github.com/unshiftio/url-parse/issues/29',
  },
  urlParse241: {
    name: 'url-parse issue 241',
    url: 'https://github.com/unshiftio/url-parse/issues/241',
  },
  zuri: { name: 'zuri issue 8', url: 'https://github.com/Vexu/zuri/issues/8' },
  whatwgUrl: {
    name: 'whatwg-url issue 137',
    url: 'https://github.com/jsdom/whatwg-url/issues/137',
  },
  ...Object.fromEntries(
    [
      'CVE-2016-8624',
      'CVE-2016-10397',
      'CVE-2017-1000117',
      'CVE-2018-3774',
      'CVE-2019-9636',
      'CVE-2019-9740',
      'CVE-2019-10160',
      'CVE-2019-11236',
      'CVE-2019-14809',
      'CVE-2020-5260',
      'CVE-2020-7071',
      'CVE-2020-13956',
      'CVE-2020-26291',
      'CVE-2021-23385',
      'CVE-2021-23435',
      'CVE-2021-27515',
      'CVE-2021-28918',
      'CVE-2021-29921',
      'CVE-2021-29923',
      'CVE-2021-45046',
      'CVE-2022-0391',
      'CVE-2022-0512',
      'CVE-2022-0639',
      'CVE-2022-0686',
      'CVE-2022-0691',
      'CVE-2022-27779',
      'CVE-2022-27780',
      'CVE-2022-42916',
      'CVE-2023-24329',
      'CVE-2024-11168',
      'CVE-2024-22243',
      'CVE-2024-38428',
      'CVE-2024-47081',
      'CVE-2024-6763',
      'CVE-2025-0938',
      'CVE-2025-47912',
    ].map(id => [id, cve(id)]),
  ),
}
