import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isImmutable, isPointer, NO_PAGES } from './addresses.ts';

const isPage = (path: string): boolean => NO_PAGES.every((no) => !no.test(path));

describe('what the worker makes of an address', () => {
  test.each([
    '/assets/main.0a1b2c3d.js',
    '/remotes/wellness/b1/mf-manifest.json',
    '/remotes/wellness/b1/assets/1.0a1b2c3d.js',
  ])('%s never changes', (path) => {
    expect(isImmutable(path)).toBe(true);
    expect(isPage(path)).toBe(false);
  });

  test.each(['/remotes.json', '/config.json'])('%s is asked for anew', (path) => {
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
  ])('%s is a page of the app', (path) => {
    expect(isPage(path)).toBe(true);
  });

  test.each(['/sw.js?1', '/config.json?at=/', '/assets/a.js?b=c.d', '/api?x=1', '/api/stats?range=7', '/docs?'])(
    '%s is none, whatever its query',
    (path) => {
      expect(isPage(path)).toBe(false);
    },
  );

  test.each(['/sw.js', '/manifest.webmanifest', '/icon.svg', '/docs', '/metrics', '/internal/x', '/remotes/wellness'])(
    '%s is left alone or has a rule of its own',
    (path) => {
      expect(isImmutable(path) || isPointer(path)).toBe(false);
    },
  );

  test('nothing of the API is ever a page, a file or a pointer', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9._-]{1,12}$/), { maxLength: 4 }), (segments) => {
        const path = `/api${segments.map((segment) => `/${segment}`).join('')}`;
        expect([isPage(path), isImmutable(path), isPointer(path)]).toEqual([false, false, false]);
      }),
    );
  });
});
