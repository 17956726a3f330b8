import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1';

describe('deviceOf', () => {
  it.each([
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    ],
    ['Safari on iOS', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`],
    ['Safari on macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`],
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'],
    [
      'Microsoft Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ])('returns "%s" for the matching User-Agent header', (words, userAgent) => {
    expect(deviceOf(userAgent)).toBe(words);
  });

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['a header of more than 512 characters', `Mozilla/5.0 ${'x'.repeat(600)} Firefox/133.0`],
  ])('returns null for %s', (_what, userAgent) => {
    expect(deviceOf(userAgent)).toBeNull();
  });

  it.each([['evil<b>/2 x'], ['<script>alert(1)</script>'], ['Anna’s-own-thing/1.0']])(
    'returns null for the unknown User-Agent %s',
    (userAgent) => {
      expect(deviceOf(userAgent)).toBeNull();
    },
  );
});
