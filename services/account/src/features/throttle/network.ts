const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;
const NETWORK = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/;

/**
 * Returns the network to which rate limits apply: an IPv4 address, or the /64 network of an IPv6 address. Internet
 * connections usually have a whole /64, so limits per IPv6 address would be easy to evade.
 */
export const networkOf = (ip: string): string => {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.toLowerCase().split('%', 1).join('').split('::');
  const groups = (part: string): string[] => part.split(':').filter(Boolean);
  const left = groups(head);
  const right = groups(tail ?? '');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const network = [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/**
 * Returns the /48 network of an IPv6 /64 network; null for an IPv4 address. Anyone can get a /48, which has 65,536 /64
 * networks, so limits per /64 alone would also be easy to evade.
 */
export const siteOf = (network: string): string | null => {
  const site = NETWORK.exec(network)?.[1];
  return site === undefined ? null : `${site}::/48`;
};
