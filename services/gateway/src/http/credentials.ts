import { bearerOf } from '@stridewell/kit/auth/plugin';
import { cookieNameOf } from '@stridewell/kit/auth/token';
import type { FastifyRequest } from 'fastify';

const cookieNamed = (header: string, name: string): string | null => {
  for (const pair of header.split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
};

/** What a request shows to prove who sends it. An Authorization header wins over the cookie, also when it is a bad one. */
export const credentialOf = (request: FastifyRequest): { via: 'bearer' | 'cookie'; token: string } | null => {
  const bearer = bearerOf(request);
  if (bearer !== null) return { via: 'bearer', token: bearer };
  const token = cookieNamed(request.headers.cookie ?? '', cookieNameOf(request));
  return token === null ? null : { via: 'cookie', token };
};
