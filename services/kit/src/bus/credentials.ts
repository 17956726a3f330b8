/** How a client introduces itself to NATS. */
export interface Credentials {
  /** The servers' addresses as the client takes them: without user and password. */
  servers: string[];
  user?: string;
  pass?: string;
  /** A user's own inbox: the server lets nobody else listen there, so answers stay between it and whoever asked. */
  inboxPrefix?: string;
}

/**
 * Splits `nats://user:password@host:port`, which the client itself does not read. Several addresses, parted by commas, have one
 * user, that of the first.
 */
export const credentialsIn = (url: string): Credentials => {
  const addresses = url.split(',').map((address) => address.trim());
  const servers = addresses.map((address) => address.replace(/^([a-z]+:\/\/)[^@/]*@/, '$1'));
  const [, user, pass] = /^[a-z]+:\/\/([^:@/]+):([^@/]*)@/.exec(addresses[0] ?? '') ?? [];
  if (user === undefined || pass === undefined) return { servers };
  const name = decodeURIComponent(user);
  return { servers, user: name, pass: decodeURIComponent(pass), inboxPrefix: `_INBOX_${name}` };
};
