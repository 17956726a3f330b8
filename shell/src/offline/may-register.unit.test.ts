import { describe, expect, test } from 'vitest';
import { mayRegister } from './start-offline.ts';

const may = (address: string, framed = false): boolean => mayRegister(new URL(address), framed);

describe('mayRegister', () => {
  test.each(['https://stridewell.example.com/', 'https://10.0.0.5:8443/running'])(
    'PWA-12 returns true for the HTTPS page %s',
    (to) => {
      expect(may(to)).toBe(true);
    },
  );

  test.each(['http://localhost:8080/', 'http://127.0.0.1:8080/', 'http://[::1]:8080/'])(
    'PWA-13 returns true for the local page %s',
    (to) => {
      expect(may(to)).toBe(true);
    },
  );

  test.each([
    'http://stridewell.example.com/',
    'http://192.168.1.20:8080/',
    'http://localhost.example.com/',
    'http://127.0.0.1.example.com/',
  ])('PWA-14 returns false for the non-local HTTP page %s', (to) => {
    expect(may(to)).toBe(false);
  });

  test('returns false for a framed page', () => {
    expect(may('https://stridewell.example.com/', true)).toBe(false);
    expect(may('http://localhost:8080/', true)).toBe(false);
  });
});
