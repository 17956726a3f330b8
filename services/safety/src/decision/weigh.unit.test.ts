import { describe, expect, it } from 'vitest';
import { cardFor } from '../cards/card.ts';
import { DEFAULT_TIER, type SafetyCategory, type SafetyTier } from '../categories.ts';
import { stopText } from '../texts/stop.ts';
import { decideText } from './decide.ts';
import type { Finding } from './model-decision.ts';
import { fitting } from './weigh.ts';

const stop = (ruleId: string, category: SafetyCategory, tier: SafetyTier = DEFAULT_TIER[category]): Finding => ({
  ...{ state: 'stop', category, categories: [category], tier, source: 'rule', ruleId },
  ...{ text: stopText(category, tier), card: null },
});
const sign = (category: SafetyCategory): Finding => ({
  ...{ state: 'ask', category, categories: [category], tier: null, source: 'grammar', ruleId: 'worry:test' },
  ...{ text: null, card: cardFor([category]) },
});
const given =
  (known: Partial<Record<SafetyCategory, number>>) =>
  (category: SafetyCategory): number =>
    known[category] ?? 0;

describe('LANG-352 the category of a STOP', () => {
  it.each([
    [
      'a more urgent one that is likelier',
      stop('tingling.limb', 'nerve', 'refer'),
      { stroke: 0.6, nerve: 0.1 },
      'stroke',
    ],
    [
      'a more urgent one after a rule that the model does not share',
      stop('nerve.drop', 'nerve'),
      { cardiac: 0.2 },
      'cardiac',
    ],
    ['an equally urgent one that is much likelier', stop('cauda.saddle', 'cauda'), { heat: 0.9, cauda: 0.1 }, 'heat'],
    ['head before sickness', stop('illness.ill', 'illness'), { head: 0.4, illness: 0.1 }, 'head'],
    ['a joint before a fever', stop('illness.fever', 'illness'), { joint: 0.9, illness: 0.6 }, 'joint'],
    ['food before vomiting', stop('illness.ill', 'illness'), { eating: 0.5, illness: 0.1 }, 'eating'],
  ] as const)('is %s', (_, finding, known, category) => {
    const found = fitting(finding, null, given(known));
    expect(found).toMatchObject({ state: 'stop', category, tier: DEFAULT_TIER[category] });
    expect(found?.text).toBe(stopText(category, DEFAULT_TIER[category]));
  });

  it.each([
    ['less urgent', stop('heart.faint', 'syncope'), { nerve: 0.9 }],
    ['less likely', stop('illness.fever', 'illness'), { sugar: 0.3, illness: 0.9 }],
    ['only equally urgent, against a rule that stops without the model', stop('clot.leg', 'clot'), { rupture: 0.5 }],
    ['of the mind and as urgent as a sign of the body', stop('trauma.injury', 'rupture'), { selfharm: 0.6 }],
    ['about another person', stop('illness.ill', 'illness'), { third: 0.9 }],
  ] as const)('does not become one that is %s', (_, finding, known) =>
    expect(fitting(finding, null, given(known))).toBe(finding),
  );

  it('is the category of an equally urgent sign, whatever the model finds', () => {
    expect(fitting(stop('heart.faint', 'syncope'), sign('stroke'), given({ syncope: 0.9 }))?.category).toBe('stroke');
    expect(fitting(stop('illness.ill', 'illness'), sign('head'), given({}))?.tier).toBe('emergency');
    const same = stop('nerve.stroke', 'stroke');
    expect(fitting(same, sign('stroke'), given({ heat: 0.9 }))).toBe(same);
  });

  it('does not change for a crisis, another person or a child', () => {
    for (const finding of [
      stop('crisis.words', 'selfharm'),
      stop('third.collapsed', 'third'),
      stop('minor.self', 'minor'),
    ])
      expect(fitting(finding, sign('cardiac'), given({ cardiac: 0.9 }))).toBe(finding);
  });

  it.each([
    ['head', 'gikk med panna i en dørkarm i går, kastet opp to ganger og klarer ikke lys. rolig tur?'],
    ['allergy', "ate a prawn sandwich before the session, eyelids puffed up and I'm wheezing"],
    ['clot', 'Foten er hoven og kneet stramt etter ti timer på fly fra Bangkok'],
    ['sugar', 'dropped eight kilos without trying, weeing all night, so thirsty'],
    ['heat', 'drank all my bottles and the cups too, now my head is splitting and I have thrown up'],
  ])('is %s for "%s"', (category, text) =>
    expect(decideText(text)).toMatchObject({ state: 'stop', category, tier: 'emergency' }),
  );

  it.each(['syk i dag, feber 38,5', 'throwing up since last night, some kind of stomach flu'])(
    'stays illness for "%s"',
    (text) => expect(decideText(text)).toMatchObject({ state: 'stop', category: 'illness', tier: 'same_day' }),
  );
});
