import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const toBlockList = (networks: string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
};

/** Host names that only the deployment's own DNS resolves. */
const INNER_NAME = /^[^.]*$|\.(?:localhost|svc|cluster\.local)$/;

/**
 * True when a host is an IP address or an internal name. Any other name could resolve to this gateway by DNS rebinding.
 */
const isInnerHost = (host: string): boolean => {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return isIP(name) !== 0 || INNER_NAME.test(name.toLowerCase());
};

/**
 * Returns a function that checks whether a request comes from the deployment's own networks: it has an internal client
 * address and an internal host, and came through no proxy, which could forward requests from outside.
 */
export const createInternalRequestCheck = (networks: string[]) => {
  const inner = toBlockList(networks);
  return ({ socket, headers }: FastifyRequest): boolean => {
    const address = socket.remoteAddress ?? '';
    const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    return !forwarded && inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') && isInnerHost(headers.host ?? '');
  };
};
