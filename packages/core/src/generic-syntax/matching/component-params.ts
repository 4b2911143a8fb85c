import type { ComponentName } from '../../contract/components.ts'

/** The parameters of an issue that only names its component, as a message calls it; one object for each. */
export const componentParams: Readonly<Record<ComponentName, { readonly component: string }>> = {
  scheme: { component: 'scheme' },
  username: { component: 'user name' },
  password: { component: 'password' },
  host: { component: 'host' },
  port: { component: 'port' },
  path: { component: 'path' },
  query: { component: 'query' },
  fragment: { component: 'fragment' },
}
