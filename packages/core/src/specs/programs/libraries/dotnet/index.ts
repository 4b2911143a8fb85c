import { programOf } from '../../shared/program.ts'
import { readDotnet } from './parse.ts'

/** System.Uri as implemented by Mono. */
export const dotnet = programOf({
  name: 'dotnet',
  title: '.NET: System.Uri of Mono',
  edition: {
    date: '2019-12-11',
    version: 'Mono 6.8.0.105',
    url: 'https://learn.microsoft.com/en-us/dotnet/api/system.uri?view=netframework-4.8',
  },
  read: readDotnet,
})
