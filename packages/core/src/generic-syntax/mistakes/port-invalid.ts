import { repairPort } from '../../repair/repairs/repair-port.ts'
import type { Mistake } from './mistake.ts'

export const portInvalid = {
  code: 'port-invalid',
  since: '0.1.0',
  message: 'The port contains {{text}}, but a port is written in digits.',
  why: 'Without a port that can be read it is open where the host ends, and no request can be made.',
  repair: repairPort,
} as const satisfies Mistake
