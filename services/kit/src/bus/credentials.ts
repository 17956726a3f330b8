/** How a client authenticates to NATS. */
export interface Credentials {
  /** The servers' addresses without user and password, as the client expects them. */
  servers: string[];
  user?: string;
  pass?: string;
  /** The user's own inbox: the server lets no other user subscribe to it, so only the requester sees the replies. */
  inboxPrefix?: string;
}

/**
 * Splits `nats://user:password@host:port`, which the client does not parse itself. Several comma-separated addresses
 * share the user of the first.
 */
export const credentialsIn = (url: string): Credentials => {
  const addresses = url.split(',').map((address) => address.trim());
  const servers = addresses.map((address) => address.replace(/^([a-z]+:\/\/)[^@/]*@/, '$1'));
  const [, user, pass] = /^[a-z]+:\/\/([^:@/]+):([^@/]*)@/.exec(addresses[0] ?? '') ?? [];
  if (user === undefined || pass === undefined) return { servers };
  const name = decodeURIComponent(user);
  return { servers, user: name, pass: decodeURIComponent(pass), inboxPrefix: `_INBOX_${name}` };
};
