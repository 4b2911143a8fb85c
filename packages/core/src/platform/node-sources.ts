import * as uts46 from '../uts46/index.ts'
import { platform as built } from './node.ts'
import type { Platform } from './platform.ts'

/** For sources that run as they are: there is no file to load in the middle of a call. */
export const platform: Platform = { ...built, loadUts46: () => uts46 }
