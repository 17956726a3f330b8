import { describe, expect, it } from 'vitest';
import { readConsent } from './read-consent.ts';

describe('ACTN-03 a typed answer to a proposal', () => {
  it.each(['yes', 'Yes!', ' yes, please ', 'OK', 'ja', 'Ja takk 🙂', 'gjør det', 'Go ahead.', 'ja, gjør det'])(
    'reads "%s" as yes',
    (message) => expect(readConsent(message)).toBe(true),
  );

  it.each(['no', 'No, thanks!', 'nei', 'Nei takk', 'cancel', "don't", 'avbryt', 'la være'])(
    'reads "%s" as no',
    (message) => expect(readConsent(message)).toBe(false),
  );

  it.each([
    '',
    '?',
    'yes, but on Friday',
    'ja, men er det lurt med vondt kne?',
    'no, I meant Thursday',
    'nei, torsdag',
    'maybe',
    'yes yes yes yes yes yes yes yes yes yes yes yes',
    'is that ok',
  ])('reads "%s" as neither', (message) => expect(readConsent(message)).toBeNull());
});
