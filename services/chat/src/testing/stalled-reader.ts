import { connect, type Socket } from 'node:net';
import type { TestUser } from '@stridewell/kit/testing/signer';

/** Sends a POST request and reads none of the response. The caller must destroy the socket. */
export const openStalledReader = (url: string, user: TestUser, payload: object): Socket => {
  const { hostname, port, pathname, host } = new URL(url);
  const body = JSON.stringify(payload);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  socket.pause();
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    `authorization: ${user.headers.authorization}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return socket;
};
