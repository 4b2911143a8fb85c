// The parts of packages that core uses, declared here: tr46 has no types, and those of @exodus/bytes
// bring the types of Node with them, which core must not see.

declare module 'tr46' {
  export const toASCII: import('./platform.ts').Tr46['toASCII']
  export const toUnicode: import('./platform.ts').Tr46['toUnicode']
}

declare module '@exodus/bytes/encoding.js' {
  export const labelToName: import('./platform.ts').LegacyEncodings['labelToName']
  export const TextDecoder: import('./platform.ts').LegacyEncodings['TextDecoder']
}

declare module '@exodus/bytes/whatwg.js' {
  export const percentEncodeAfterEncoding: import('./platform.ts').LegacyEncodings['percentEncodeAfterEncoding']
}
