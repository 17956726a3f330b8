import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** True when a port on this address can be reached only from this machine. */
const isLoopback = (address: string): boolean => {
  const bare = address.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(bare);
  if (family === 0) return bare === 'localhost';
  return LOOPBACK.check(bare, family === 6 ? 'ipv6' : 'ipv4');
};

/** True when the URL belongs to the mail catcher in docker-compose.yml, whose web page shows all emails to everyone. */
const isCatcher = (smtpUrl: string): boolean => {
  if (!URL.canParse(smtpUrl)) return false;
  const { hostname, port } = new URL(smtpUrl);
  return hostname.toLowerCase().replace(/\.$/, '') === 'mail' && port === '1025';
};

/** False when the app can be reached from other machines and would send its sign-in codes to the mail catcher. */
export const mayUseMailServer = (smtpUrl: string | undefined, publishedOn: string | undefined): boolean =>
  !smtpUrl || !publishedOn || !isCatcher(smtpUrl) || isLoopback(publishedOn);
