import { describe, expect, test } from 'vitest';
import { INSTALL_WORDS } from './install-words.ts';
import { type Platform, platformOf } from './platform.ts';

const AGENTS: [string, string, number, Platform][] = [
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    5,
    'ios',
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/150.0 Mobile Safari/604.1',
    5,
    'ios',
  ],
  ['an older iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Mobile Safari/604.1', 5, 'ios'],
  [
    'an iPad that reports itself as a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15',
    5,
    'ios',
  ],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 0, 'desktop'],
  ['Android', 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/156.0.0.0 Mobile Safari/537.36', 5, 'android'],
  [
    'Windows with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36',
    10,
    'desktop',
  ],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 0, 'desktop'],
  ['an empty user agent', '', 0, 'desktop'],
];

describe('PWA-07 PWA-08 PWA-09 install platform', () => {
  test.each(AGENTS)('detects the platform of %s', (_what, agent, touchPoints, platform) => {
    expect(platformOf(agent, touchPoints)).toBe(platform);
  });

  test('PWA-10 lists different steps for each platform', () => {
    for (const { steps: platforms } of Object.values(INSTALL_WORDS)) {
      const all = Object.values(platforms).flatMap(({ where, steps }) => [where, ...steps.map(({ text }) => text)]);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
