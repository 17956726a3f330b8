/** Server addresses and credentials for a NATS client. */
export interface Credentials {
  /** Addresses of the servers, without user and password. */
  servers: string[];
  user?: string;
  pass?: string;
  /** Inbox prefix that only this user may subscribe to, so that no other user can read the replies. */
  inboxPrefix?: string;
}

/**
 * Splits an address like `nats://user:password@host:port`, which the client does not parse. With several
 * comma-separated addresses, the user in the first one is used for all.
 */
export const credentialsIn = (url: string): Credentials => {
  const addresses = url.split(',').map((address) => address.trim());
  const servers = addresses.map((address) => address.replace(/^([a-z]+:\/\/)[^@/]*@/, '$1'));
  const [, user, pass] = /^[a-z]+:\/\/([^:@/]+):([^@/]*)@/.exec(addresses[0] ?? '') ?? [];
  if (user === undefined || pass === undefined) return { servers };
  const name = decodeURIComponent(user);
  return { servers, user: name, pass: decodeURIComponent(pass), inboxPrefix: `_INBOX_${name}` };
};
