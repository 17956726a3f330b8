import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isImmutable, isPointer, NON_PAGE_PATTERNS } from './addresses.ts';

const isPage = (path: string): boolean => NON_PAGE_PATTERNS.every((no) => !no.test(path));

describe('service worker URL classification', () => {
  test.each([
    '/assets/main.0a1b2c3d.js',
    '/remotes/wellness/b1/mf-manifest.json',
    '/remotes/wellness/b1/assets/1.0a1b2c3d.js',
  ])('treats %s as an immutable file', (path) => {
    expect(isImmutable(path)).toBe(true);
    expect(isPage(path)).toBe(false);
  });

  test.each(['/remotes.json', '/config.json'])('treats %s as a pointer file', (path) => {
    expect(isPointer(path)).toBe(true);
    expect(isImmutable(path)).toBe(false);
    expect(isPage(path)).toBe(false);
  });

  test.each([
    '/',
    '/check-in',
    '/running',
    '/running?tab=chat&next=/a.b',
    '/bridge/result',
    '/bridge/result?result=push&score=7.8',
    '/nowhere/else',
    '/apis',
    '/documents',
  ])('treats %s as a page', (path) => {
    expect(isPage(path)).toBe(true);
  });

  test.each(['/sw.js?1', '/config.json?at=/', '/assets/a.js?b=c.d', '/api?x=1', '/api/stats?range=7', '/docs?'])(
    'does not treat %s as a page, regardless of its query string',
    (path) => {
      expect(isPage(path)).toBe(false);
    },
  );

  test.each(['/sw.js', '/manifest.webmanifest', '/icon.svg', '/docs', '/metrics', '/internal/x', '/remotes/wellness'])(
    'treats %s neither as an immutable file nor as a pointer file',
    (path) => {
      expect(isImmutable(path) || isPointer(path)).toBe(false);
    },
  );

  test('never treats an API path as a page, an immutable file or a pointer file', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9._-]{1,12}$/), { maxLength: 4 }), (segments) => {
        const path = `/api${segments.map((segment) => `/${segment}`).join('')}`;
        expect([isPage(path), isImmutable(path), isPointer(path)]).toEqual([false, false, false]);
      }),
    );
  });
});
