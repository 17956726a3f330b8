import { judgeReply } from '@stridewell/chat/guard/guard';
import { describe, expect, it, test } from 'vitest';
import { ACTIONS } from './rules/actions.ts';
import { FLAG_PHRASES, PHONE_PHRASES } from './rules/phone-phrases.ts';
import { ROUTES, SELF_CARE } from './rules/routes.ts';
import { SHIN } from './rules/shin.ts';
import { FLAGS } from './rules/soon.ts';

const OUTCOMES = [
  ...ROUTES,
  SHIN,
  ...FLAGS.map((route) => ({ ...route, tier: 'soon' as const })),
  { id: 'self_care', ...SELF_CARE },
];
const OUR_WORDS = OUTCOMES.map(
  ({ id, title, text, doNot }) =>
    [id, `${title}. ${text} Do not ${doNot.charAt(0).toLowerCase()}${doNot.slice(1)}`] as const,
);
const STRICTEST = { runningBlocked: 'a red flag', hardBlocked: 'a red flag', capMinutes: null, planMinutes: [] };

describe('TRIAGE-34 fixed triage texts', () => {
  test.each(OUR_WORDS)('%s contains no forbidden phrase', (_id, words) => {
    expect(words).not.toMatch(/prevents? injury|cleared|safe to run|you have|no excuses|make up for|push through/i);
  });

  test.each(OUR_WORDS)('%s contains no diagnosis and no medicine', (_id, words) => {
    expect(words).not.toMatch(
      /\b(?:mg|tablet|pill|ibuprofen|paracetamol|antibiotic|cortisone)|fracture|thrombosis|cauda|rupture/i,
    );
    if (/clot|torn tendon|overloaded|pressure on the nerves/.test(words))
      expect(words).toMatch(/can (?:mean|come from)/);
  });

  test.each(OUR_WORDS)('%s passes the output guard when running is blocked', (_id, words) => {
    expect(judgeReply(words, STRICTEST)).toBeNull();
  });

  test.each(OUR_WORDS)('%s is a single short paragraph', (_id, words) => {
    expect(words).not.toContain('\n');
    expect(words.length).toBeLessThan(420);
  });

  it('uses exactly one first-person sentence in each text for phone calls', () => {
    for (const said of [...Object.values(PHONE_PHRASES), ...Object.values(FLAG_PHRASES), SELF_CARE.say]) {
      expect(said).toMatch(/^[A-Z][^?]*\.$/);
      expect(said).not.toMatch(/\byou/i);
    }
  });
});

describe('TRIAGE-15 contact information of the triage outcomes', () => {
  const of = (tier: string) => OUTCOMES.filter((outcome) => outcome.tier === tier);

  it('includes 113 and the local emergency number outside Norway for an emergency', () => {
    expect(of('emergency').length).toBeGreaterThan(5);
    for (const { title, text } of of('emergency')) {
      expect(`${title} ${text}`).toMatch(/\b113\b/);
      expect(text).toMatch(/outside Norway, (?:call )?your local emergency number/i);
    }
    expect(ACTIONS.emergency).toEqual([{ label: 'Call 113', href: 'tel:113' }]);
  });

  it('includes 116 117 and the local urgent care outside Norway for same-day care', () => {
    expect(of('same_day').length).toBeGreaterThan(3);
    for (const { text } of of('same_day')) expect(text).toMatch(/116 117; outside Norway, your local urgent care/);
    expect(ACTIONS.same_day).toEqual([{ label: 'Call 116 117', href: 'tel:116117' }]);
  });

  it('mentions "outside Norway" at most once per screen', () => {
    for (const { tier, text } of OUTCOMES) {
      const actions = tier === 'self_care' ? [] : ACTIONS[tier];
      const screen = [text, ...actions.map(({ label }) => label)].join(' ');
      expect(screen.match(/outside Norway/gi) ?? []).toHaveLength(tier === 'emergency' || tier === 'same_day' ? 1 : 0);
    }
  });

  it('includes a doctor and the signs that make a visit within days more urgent', () => {
    expect(of('soon').length).toBeGreaterThan(8);
    for (const { title, text } of of('soon')) {
      expect(title).toMatch(/doctor/);
      expect(text).toMatch(/If .*\b(?:113|116 117)\b/);
    }
    expect(ACTIONS.soon[0]).toEqual({ label: 'Book a doctor or physiotherapist within days' });
  });
});
