/** The IDs of all programs, in the order of `programs`. Does not load the programs. */
export const programIds: readonly string[] = Object.freeze([
  'program/curl',
  'program/wget',
  'program/python',
  'program/requests',
  'program/go',
  'program/java',
  'program/java-uri',
  'program/php',
  'program/php-filter',
  'program/ruby',
  'program/addressable',
  'program/perl',
  'program/node',
  'program/glib',
  'program/dotnet',
  'program/rust',
  'program/chrome',
  'program/firefox',
  'program/git',
  'program/nginx',
])

/** The IDs of the programs that make the most requests. */
export const usualProgramIds: readonly string[] = Object.freeze([
  'program/curl',
  'program/python',
  'program/requests',
  'program/go',
  'program/java',
])
