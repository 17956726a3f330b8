import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAFETY_CATEGORIES } from '../categories.ts';
import { stopText } from '../texts/stop.ts';
import { ALL_CODES, answerCodes, CARD_OF, type CardSpec, cardFor, cardOf, readTypedAnswer, showCard } from './card.ts';
import { CARD_KINDS, NONE, OPTIONS, optionOf, optionsOf, SOMETHING_ELSE, UNSURE } from './options.ts';
import { triageCard } from './triage.ts';

describe('LANG-30 safety card', () => {
  it("has a unique code for every option, ending with the mark of the option's tier", () => {
    expect(new Set(ALL_CODES).size).toBe(ALL_CODES.length);
    for (const { code, outcome } of OPTIONS) {
      const mark = code.at(-1);
      if (outcome.leadsTo === 'stop') expect(mark, code).toBe(outcome.tier === 'emergency' ? '!' : '+');
      else if (outcome.leadsTo === 'refer') expect(mark, code).toBe('~');
      else expect(mark, code).toMatch(/[a-z0-9_]/);
    }
  });

  it.each(CARD_KINDS)(
    'has two to eight options, the general card nine, with labels in both languages (card %s)',
    (kind) => {
      const options = optionsOf(kind);
      expect(options.length).toBeGreaterThanOrEqual(kind === 'C9' ? 3 : 2);
      expect(options.length).toBeLessThanOrEqual(kind === 'C0' ? 9 : 8);
      for (const { label } of options) {
        expect(label.en.length).toBeGreaterThan(3);
        expect(label.nb.length).toBeGreaterThan(3);
        expect(label.en).not.toBe(label.nb);
      }
    },
  );

  it.each(SAFETY_CATEGORIES)('exists for the category %s', (category) => {
    expect(CARD_KINDS).toContain(CARD_OF[category]);
    expect(cardFor([category])).toMatchObject({ kind: CARD_OF[category], category });
  });

  it('combines options of two related systems, at most six in total', () => {
    const merged = cardFor(['cardiac', 'stroke', 'clot']);
    expect(merged.options.length).toBeLessThanOrEqual(6);
    expect(new Set(merged.options.map((code) => optionOf(code)?.kind))).toEqual(new Set(['C1', 'C2']));
    expect(showCard('x', merged, 'en').options).toHaveLength(merged.options.length);
  });

  it.each([
    ['sugar', 'allergy', 'selfharm', 'head'],
    ['bone', 'selfharm'],
    ['clot', 'eating', 'substance'],
    ['substance', 'syncope'],
    ['eating', 'cardiac'],
  ] as const)('LANG-398 never combines the body with harm or drink (%s, %s)', (...categories) => {
    const kinds = new Set(cardFor(categories).options.map((code) => optionOf(code)?.kind));
    expect(kinds.has('C6') && kinds.size > 1).toBe(false);
  });

  it('LANG-398 asks about harm on a card on food or drink only when it is suspected as well', () => {
    expect(cardFor(['eating']).options).toEqual(['food~', 'periods~', 'bad_day']);
    expect(cardFor(['substance']).options).toEqual(['drink~', 'bad_day']);
    expect(cardFor(['eating', 'selfharm']).options).toContain('not_wanting_to_live!');
    expect(cardFor(['abuse']).options[0]).toBe('hurt_now!');
  });
});

const RESULTS = {
  'chest_pressure!': ['stop', 'cardiac', 'emergency'],
  'fainted!': ['stop', 'syncope', 'emergency'],
  'head_blow_well+': ['stop', 'head', 'same_day'],
  'foot_drop+': ['stop', 'nerve', 'same_day'],
  'groin+': ['stop', 'bone', 'same_day'],
  'fever+': ['stop', 'illness', 'same_day'],
  'not_wanting_to_live!': ['stop', 'selfharm', 'emergency'],
  'hurt_now!': ['stop', 'abuse', 'emergency'],
  'somebody_else!': ['stop', 'third', 'emergency'],
  'meant_it!': ['stop', 'selfharm', 'emergency'],
  'pregnancy_signs!': ['stop', 'pregnancy', 'emergency'],
} as const;

describe('LANG-31 triageCard', () => {
  it.each(Object.entries(RESULTS))('maps the code %s to its category and tier', (code, [leadsTo, category, tier]) => {
    const kind = optionOf(code)?.kind ?? 'C0';
    expect(triageCard(cardOf(kind), [code])).toMatchObject({ leadsTo, category, tier, text: stopText(category, tier) });
  });

  it('maps every code of every card to a result', () => {
    for (const kind of CARD_KINDS)
      for (const code of answerCodes(cardOf(kind, 'cardiac')))
        expect(['stop', 'refer', 'unsure', 'ask', 'reassure', 'resume'], code).toContain(
          triageCard(cardOf(kind, 'cardiac'), [code]).leadsTo,
        );
  });

  it('returns the highest tier of all selected options', () => {
    const codes = fc.subarray([...ALL_CODES], { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...CARD_KINDS), codes, (kind, answers) => {
        const result = triageCard(cardOf(kind, 'clot'), answers);
        const tiers = answers.flatMap((code) => {
          const outcome = optionOf(code)?.outcome;
          return outcome?.leadsTo === 'stop' ? [outcome.tier] : [];
        });
        if (tiers.length === 0) expect(result.leadsTo).not.toBe('stop');
        else
          expect(result).toMatchObject({
            leadsTo: 'stop',
            tier: tiers.includes('emergency') ? 'emergency' : 'same_day',
          });
      }),
    );
  });

  it('opens the category card after "it is about me", or card C9 when the category is pregnancy or medication', () => {
    expect(triageCard(cardOf('C8', 'cardiac'), ['about_me'])).toMatchObject({ leadsTo: 'ask', card: { kind: 'C1' } });
    expect(triageCard(cardOf('C8', 'medication'), ['about_me'])).toMatchObject({
      leadsTo: 'ask',
      card: { kind: 'C9', category: 'medication' },
    });
    expect(triageCard(cardOf('C9', 'pregnancy'), [NONE])).toMatchObject({ leadsTo: 'refer', category: 'pregnancy' });
  });

  it('resumes the question after "none", opens card C0 after "something else" and gives no advice after "not sure"', () => {
    expect(triageCard(cardOf('C1', 'cardiac'), [NONE])).toEqual({ leadsTo: 'resume' });
    expect(triageCard(cardOf('C1', 'cardiac'), [SOMETHING_ELSE])).toMatchObject({ card: { kind: 'C0' } });
    expect(triageCard(cardOf('C1', 'cardiac'), [UNSURE])).toMatchObject({ leadsTo: 'unsure', category: 'cardiac' });
    expect(triageCard(cardOf('C6'), [UNSURE])).toMatchObject({ text: { en: expect.stringContaining('116 123') } });
  });
});

describe('LANG-415 lines of the general card', () => {
  const GENERAL = cardOf('C0');
  it.each([
    ['about_belly', 'C10', /belly.*urine.*wound.*rash/i, /mage.*urin.*sår.*utslett/i],
    ['about_head', 'C2', /eye/i, /øye/i],
    ['about_illness', 'C5', /heat or cold/i, /varme eller kulde/i],
  ] as const)('include %s, which opens card %s', (code, kind, en, nb) => {
    expect(GENERAL.options).toContain(code);
    expect(optionOf(code)?.label.en).toMatch(en);
    expect(optionOf(code)?.label.nb).toMatch(nb);
    expect(triageCard(GENERAL, [code])).toMatchObject({ leadsTo: 'ask', card: { kind } });
  });

  it.each([
    ['belly_severe!', 'emergency', /now.*113/],
    ['blood_inside!', 'emergency', /now.*113/],
    ['urine_fever!', 'emergency', /now.*113/],
    ['no_urine!', 'emergency', /113/],
    ['wound_spreads!', 'emergency', /113.*now/],
    ['cold!', 'emergency', /warm up slowly.*113/],
    ['wound+', 'same_day', /today.*116 117/],
    ['urine+', 'same_day', /today.*116 117/],
    ['eye+', 'same_day', /today.*116 117.*113/],
  ] as const)('lead through %s to a text with the tier %s', (code, tier, text) => {
    const result = triageCard(cardOf(optionOf(code)?.kind ?? 'C0'), [code]);
    expect(result).toMatchObject({ leadsTo: 'stop', tier, text: { en: expect.stringMatching(text) } });
  });

  it('come after the older codes in the list from which ids of cards are made', () => {
    expect(ALL_CODES.indexOf('about_chest')).toBe(0);
    expect(ALL_CODES.indexOf('about_illness')).toBe(4);
    expect(ALL_CODES.indexOf('about_belly')).toBeGreaterThan(ALL_CODES.indexOf(SOMETHING_ELSE));
  });
});

describe('LANG-32 readTypedAnswer', () => {
  const card: CardSpec = cardOf('C1', 'cardiac');
  const first = card.options[0] ?? '';
  const third = card.options[2] ?? '';
  it.each([
    ['1', [first]],
    ['1 and 3', [first, third]],
    ['3, 1', [third, first]],
    ['1 og 3', [first, third]],
    ['None of these.', [NONE]],
    ['ingen', [NONE]],
    ['Nei', [NONE]],
    ['no, none of these', [NONE]],
    ["I'm not sure", [UNSURE]],
    ['usikker', [UNSURE]],
  ])('converts %j to the codes %j', (message, codes) => {
    expect(readTypedAnswer(message, card)).toEqual(codes);
  });

  it.each(['99', '0', 'what do I run today', 'none of your business, plan please', '1 2 3 4 5 6 7 8 9 10', ''])(
    'returns null for %j',
    (message) => {
      expect(readTypedAnswer(message, card)).toBeNull();
    },
  );
});
