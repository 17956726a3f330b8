import { CODE_LENGTH, isCode } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { CODE_LIFETIME_MS, createCode } from './code.ts';

describe('createCode', () => {
  it('OTP-06 CONST-01 returns six random digits, including leading zeros', () => {
    const codes = Array.from({ length: 2_000 }, createCode);
    for (const code of codes) expect(isCode(code) && code.length === CODE_LENGTH, code).toBe(true);
    // One code in ten begins with a zero. The probability that none of 2,000 codes does is 1e-92.
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    // About two duplicates are expected among 2,000 random codes of a million; a hundred could not be chance.
    expect(new Set(codes).size).toBeGreaterThan(1_900);
  });

  it('CONST-01 creates codes that are valid for 10 minutes', () => {
    expect(CODE_LIFETIME_MS).toBe(600_000);
  });
});
