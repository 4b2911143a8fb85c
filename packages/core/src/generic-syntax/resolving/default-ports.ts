/** The port that each scheme uses where none is written. */
export const defaultPorts: ReadonlyMap<string, string> = new Map([
  ['ftp', '21'],
  ['gopher', '70'],
  ['http', '80'],
  ['https', '443'],
  ['imap', '143'],
  ['ipp', '631'],
  ['ldap', '389'],
  ['nfs', '2049'],
  ['nntp', '119'],
  ['prospero', '1525'],
  ['rtsp', '554'],
  ['ssh', '22'],
  ['telnet', '23'],
  ['wais', '210'],
  ['ws', '80'],
  ['wss', '443'],
])
