import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { cookieOf, credentialOf } from './credentials.ts';

const request = (headers: Record<string, string>, protocol = 'http') => ({ headers, protocol }) as FastifyRequest;

describe('SECU-1901 cookieOf', () => {
  it.each([
    ['alone', 'stridewell_session=a.b-c_d', 'a.b-c_d'],
    ['among others', 'a=1; stridewell_session=a.b.c; b=2', 'a.b.c'],
    ['the first of two', 'stridewell_session=a.b.c; stridewell_session=d.e.f', 'a.b.c'],
    ['between spaces', 'x=1;  stridewell_session = a.b.c ', 'a.b.c'],
    ['after a pair without a value', 'x; stridewell_session=a.b.c', 'a.b.c'],
  ])('reads the session cookie when it is sent %s', (_how, cookie, token) => {
    expect(cookieOf(request({ cookie }))).toBe(token);
  });

  it.each([
    ['is percent-encoded', 'stridewell_session=a%2Eb%2Ec'],
    ['is quoted', 'stridewell_session="a.b.c"'],
    ['contains an equals sign', 'stridewell_session=a.b.c='],
    ['is empty', 'stridewell_session='],
  ])('returns an invalid token when the cookie %s', (_how, cookie) => {
    expect(cookieOf(request({ cookie }))).toBe('');
    expect(credentialOf(request({ cookie }))).toEqual({ via: 'cookie', token: '' });
  });

  it.each([
    ['there is no cookie', {}],
    ['only its name is sent', { cookie: 'stridewell_session' }],
    ['another cookie’s name ends with the same text', { cookie: 'my_stridewell_session=a.b.c' }],
    ['its name is encoded', { cookie: 'stridewell%5Fsession=a.b.c' }],
  ])('returns null when %s', (_how, headers: Record<string, string>) => {
    expect(cookieOf(request(headers))).toBe(null);
  });
});
