import { describe, expect, it } from 'vitest';
import { isTooCommon } from './too-common.ts';

const KARI = { email: 'kari.nordmann@example.com', name: 'Kari Nordmann' };

describe('isTooCommon', () => {
  it.each([
    ...['Password1', 'Qwerty123', 'Welcome1', 'Summer2026', 'Aa123456', 'pASSWORD1', 'Passw0rd'],
    ...['Winter-2026!', 'Stridewell1', 'Running2026'],
    ...[
      'Kari.nordmann@example.com1',
      'Kari.Nordmann1',
      'KariNordmann7',
      'Nordmann1990',
      '123Kari!456',
      'Kari Nordmann 7',
    ],
  ])('SECU-803 returns true for %s', (password) => {
    expect(isTooCommon(password, KARI)).toBe(true);
  });

  it.each(['Correct-horse-7', 'Runner4Life', 'Run-Easy-2026', 'Nordmann-hills-1990', 'Løype-ærlig-7'])(
    'SECU-803 returns false for %s',
    (password) => {
      expect(isTooCommon(password, KARI)).toBe(false);
    },
  );

  it('SECU-803 returns false when the name is missing and the local part of the email has no letters', () => {
    expect(isTooCommon('Correct-horse-7', { email: '7@example.com', name: null })).toBe(false);
  });
});
