import { afterEach, describe, expect, test, vi } from 'vitest';
import { reloadTo } from './navigation.ts';

const assigned = (address: string, path: string): string[] => {
  window.history.replaceState(null, '', address);
  const paths: string[] = [];
  vi.stubGlobal(
    'window',
    new Proxy(window, { get: (target, key) => (key === 'location' ? fakeLocation(paths) : Reflect.get(target, key)) }),
  );
  reloadTo(path);
  return paths;
};
const fakeLocation = (paths: string[]) => ({
  search: window.document.location.search,
  assign: (path: string) => void paths.push(path),
});

afterEach(() => vi.unstubAllGlobals());

describe('reloadTo', () => {
  test.each([
    ['/', '/', '/'],
    ['/', '/bridge/result?result=push', '/bridge/result?result=push'],
    ['/?embed=1', '/', '/?embed=1'],
    ['/?embed=1', '/bridge/result?result=push', '/bridge/result?result=push&embed=1'],
    ['/?embed=1', '/bridge/result?embed=1&result=push', '/bridge/result?embed=1&result=push'],
  ])('called at %s with the path %s navigates to %s', (address, path, wanted) => {
    expect(assigned(address, path)).toEqual([wanted]);
  });
});
