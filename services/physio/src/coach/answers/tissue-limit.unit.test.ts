import { CONDITIONS, TISSUE_OF } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { limitsOf } from '../../domain/limits.ts';
import { stateOf } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';
import { tissueLimit } from './tissue-limit.ts';

const ask = (message: string, runner: Parameters<typeof stateOf>[0]): string =>
  allowedReply(stateOf(runner), turnOf(message)).text;

describe('PHASE-41 tissueLimit', () => {
  it.each(CONDITIONS)('states the limit of the rules for %s in both languages', (condition) => {
    const { exercise } = limitsOf(condition, false);
    for (const language of ['en', 'nb'] as const) {
      const text = tissueLimit({ condition, isBone: false }, null, language);
      if (TISSUE_OF[condition] === 'tendon' || TISSUE_OF[condition] === 'bone') expect(text).toBeNull();
      else expect(text).toMatch(new RegExp(`(?:up to|opptil) ${exercise}\\b`));
    }
  });

  it('says what to do if the reported pain is above the limit, and only states the limit otherwise', () => {
    const pfp = { condition: 'pfp', isBone: false } as const;
    expect(tissueLimit(pfp, 4, 'en')).toContain('easier version');
    expect(tissueLimit(pfp, 3, 'en')).not.toContain('easier version');
    expect(tissueLimit({ ...pfp, isBone: true }, 4, 'en')).toBeNull();
  });
});

describe('PHASE-41 the answer to reported pain', () => {
  it('uses the limit of the joint and not that of a tendon', () => {
    const text = ask('pain 4 on the step downs', 'emil');
    expect(text).toContain('up to 3 during the exercises');
    expect(text).not.toContain('3-5 is acceptable');
  });

  it('keeps the limit of a tendon', () =>
    expect(ask('pain 4 on the raises, gone this morning', 'sindre')).toContain('3-5 is acceptable'));
});
