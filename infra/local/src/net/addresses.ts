import type { Address } from './exchange.ts';

const DEFAULT_PORTS: Record<string, number> = {
  'nats:': 4222,
  'tls:': 4222,
  'redis:': 6379,
  'rediss:': 6379,
  'mongodb:': 27017,
};

/**
 * The addresses in a server URL, without user and password: `mongodb://u:p@a:1,b:2/x` → a:1 and b:2.
 * Empty when the URL contains no plain address (`mongodb+srv:`, encrypted Redis), which only its own client can resolve.
 */
export function addressesIn(urls: string): Address[] {
  const scheme = /^([a-z+]+:)\/\//.exec(urls)?.[1] ?? '';
  const defaultPort = DEFAULT_PORTS[scheme];
  if (!defaultPort || scheme === 'rediss:') return [];
  const authority = urls.replaceAll(`${scheme}//`, '').split(/[/?]/)[0] ?? '';
  return authority
    .split(',')
    .map((host) => host.slice(host.lastIndexOf('@') + 1))
    .filter(Boolean)
    .map((host) => addressOf(host, defaultPort));
}

function addressOf(text: string, defaultPort: number): Address {
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(text) ?? [];
  return { host: bracketed ?? plain ?? text, port: port ? Number(port) : defaultPort };
}
