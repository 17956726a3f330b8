import { decideText } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { INTENT_IDS } from '../intents.ts';
import { understand } from '../understand.ts';
import { bodyOption, intentOptions, isBodyOption } from './options.ts';
import { optionSchema } from './state.ts';

const OFFERED = INTENT_IDS.filter((intent) => intent !== 'card');
const CASES = OFFERED.flatMap((intent) => (['en', 'nb'] as const).map((language) => ({ intent, language })));

describe('LANG-122 the options of a question', () => {
  it.each(CASES)('send a message that is clearly understood as $intent, in $language', ({ intent, language }) => {
    const [option] = intentOptions([intent], language);
    expect(optionSchema.parse(option)).toEqual(option);
    for (const coach of ['running', 'physio'] as const) {
      const { certainty, candidates } = understand(option?.message ?? '', coach);
      expect([certainty, candidates[0]?.intent]).toEqual(['sure', intent]);
    }
    expect(decideText(option?.message ?? '').state).toBe('go');
  });

  it('include one for the body, which is recognised in both languages', () => {
    for (const language of ['en', 'nb'] as const) expect(isBodyOption(bodyOption(language).message)).toBe(true);
    expect(isBodyOption('something about my week')).toBe(false);
  });
});
