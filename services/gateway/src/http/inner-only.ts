import { BlockList, isIPv6 } from 'node:net';
import { missing } from '@stridewell/kit/errors';
import type { FastifyRequest } from 'fastify';

const inner = new BlockList();
inner.addSubnet('127.0.0.0', 8, 'ipv4');
inner.addSubnet('10.0.0.0', 8, 'ipv4');
inner.addSubnet('172.16.0.0', 12, 'ipv4');
inner.addSubnet('192.168.0.0', 16, 'ipv4');
inner.addAddress('::1', 'ipv6');
inner.addSubnet('fc00::', 7, 'ipv6');

/**
 * Lets only the deployment's own network read the edge's measures: a private address, and no proxy in between that brings
 * somebody from outside. Throws 'missing', as for any address that is not routed.
 */
export const checkInner = ({ socket, headers }: FastifyRequest): void => {
  const address = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (forwarded || !inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
    throw missing('There is nothing at this address.');
};
