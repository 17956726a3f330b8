/** Credentials of a NATS client. */
export interface Credentials {
  /** Addresses of the servers without user and password. */
  servers: string[];
  user?: string;
  pass?: string;
  /** Inbox of this user only, so that no other user can read the replies. */
  inboxPrefix?: string;
}

/**
 * Splits `nats://user:password@host:port`, which the client does not parse. Several comma-separated addresses use the
 * user of the first.
 */
export const credentialsIn = (url: string): Credentials => {
  const addresses = url.split(',').map((address) => address.trim());
  const servers = addresses.map((address) => address.replace(/^([a-z]+:\/\/)[^@/]*@/, '$1'));
  const [, user, pass] = /^[a-z]+:\/\/([^:@/]+):([^@/]*)@/.exec(addresses[0] ?? '') ?? [];
  if (user === undefined || pass === undefined) return { servers };
  const name = decodeURIComponent(user);
  return { servers, user: name, pass: decodeURIComponent(pass), inboxPrefix: `_INBOX_${name}` };
};
