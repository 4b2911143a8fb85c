/** Starts a server of a folder on this machine alone; port 0 is any that is free. */
export function serveSite(
  folder: string,
  port?: number,
): Promise<{ readonly address: string; close(): Promise<void> }>
