import { connectionSchemes } from '../../connection/schemes.ts'
import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse } from './parse.ts'

export { parse }

/** URIs of AMQP servers. */
export const amqp: UrlSpec = {
  id: 'amqp',
  title: 'RabbitMQ: URI Specification',
  edition: {
    date: '2026-11-22',
    version: 'as of 2026-11-22',
    url: 'https://www.rabbitmq.com/docs/uri-spec',
  },
  terms: {
    conformanceError: 'accepted by some drivers',
    parseException: 'rejected by drivers',
  },
  schemes: connectionSchemes.amqp,
  issues,
  parse,
}
