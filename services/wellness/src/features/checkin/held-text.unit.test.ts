import { BANDS } from '@stridewell/contracts/web';
import { EMPTY } from '@stridewell/holds/state';
import { readText } from '@stridewell/holds/stored-texts';
import { createClock } from '@stridewell/kit/clock';
import { type Hold, SAFETY_CATEGORIES } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { assessDay } from './assess-day.ts';
import { createDayHolds } from './day-holds.ts';
import { presentAssessment } from './present.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const DATE = '2026-11-20';
const GOOD = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 9, notes: null };

const hold = (category: Hold['category'], tier: Hold['tier'], change: Partial<Hold> = {}): Hold => ({
  ...{ id: `${category}`, category, tier, ended: null, opener: 'wellness' },
  since: new Date('2026-11-20T07:00:00Z'),
  ...change,
});
const dayWith = async (holds: Hold[], language: 'en' | 'nb' = 'en', notes: string | null = null) => {
  const find = createDayHolds({
    holds: { find: async () => ({ ...EMPTY, holds }) },
    settings: { timezoneOf: async () => 'Europe/Oslo' },
    clock: { ...createClock(), now: () => NOW },
  });
  const found = await find('user', DATE);
  const answers = { ...GOOD, notes };
  const context = { date: DATE, history: [], physio: null, isIll: false, notes: readText(notes, EMPTY, NOW) };
  return presentAssessment(assessDay(answers, { ...context, ...found }), language);
};

describe('CHK-170 later check-in while an urgent hold is open', () => {
  it('begins with the text of the hold and mentions the cause of the cap', async () => {
    const day = await dayWith([hold('cardiac', 'emergency')]);
    expect(day.messageParts[0]).toEqual({
      code: 'referral',
      text: 'No training advice for now, because of your chest and heart. If nobody has looked at it yet, call 113 in Norway, elsewhere your local emergency number. We can continue once you tell me how it is.',
    });
    expect(day.messageParts[1]?.text).toBe(
      'Your answers add up to 9.8, but what you wrote or told us earlier decides the day, so today is Reset.',
    );
  });

  it('has its text in Norwegian', async () => {
    const day = await dayWith([hold('illness', 'same_day')], 'nb');
    expect(day.messageParts[0]?.text).toContain('ring 116 117 i Norge');
    expect(day.messageParts[1]?.text).toContain('men noe du skrev eller fortalte tidligere bestemmer dagen');
  });

  it('does not mention a sensitive topic', async () => {
    const { message } = await dayWith([hold('eating', 'same_day')]);
    expect(message).toContain('because of what you told me');
    expect(message).not.toMatch(/eat|food|figure/i);
  });

  it('shows the text of the new notes instead if these are stopped', async () => {
    const day = await dayWith([hold('illness', 'same_day')], 'en', 'Crushing chest pain and my left arm is numb');
    expect(day.messageParts.filter(({ code }) => code === 'referral')).toHaveLength(1);
    expect(day.messageParts[0]?.text).not.toContain('the illness');
  });

  it('has no such text for a hold that has ended or does not limit the day', async () => {
    for (const ended of [hold('cardiac', 'emergency', { ended: 'cleared', endedAt: NOW }), hold('bone', 'topic')])
      expect((await dayWith([ended])).recommendation).toBe('Push');
  });

  it('is a Reset day with a phone number for every category that blocks the day', async () => {
    for (const category of SAFETY_CATEGORIES.filter((each) => each !== 'selfharm'))
      for (const tier of ['emergency', 'same_day'] as const) {
        const day = await dayWith([hold(category, tier)]);
        expect(day.score).toBe(BANDS.Reset.to);
        expect(day.messageParts[0]?.code).toBe('referral');
        expect(day.messageParts[0]?.text).toMatch(/113|116 117/);
      }
  });
});
