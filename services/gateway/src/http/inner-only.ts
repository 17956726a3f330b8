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

/** Names that the deployment's own name server alone knows. */
const INNER_NAME = /^[^.]*$|\.(?:localhost|svc|cluster\.local)$/;

/** Whether a Host is an address or an inner name: any other one can be made to lead here, with a browser inside that believes it. */
const isInnerHost = (host: string): boolean => {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return isIP(name) !== 0 || INNER_NAME.test(name.toLowerCase());
};

/**
 * Tells requests of the deployment's own networks from all others: an inner address, an inner name, and no proxy in between that
 * brings somebody from outside.
 */
export const createInner = (networks: string[]) => {
  const inner = toBlockList(networks);
  return ({ socket, headers }: FastifyRequest): boolean => {
    const address = socket.remoteAddress ?? '';
    const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    return !forwarded && inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') && isInnerHost(headers.host ?? '');
  };
};
