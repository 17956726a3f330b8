import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAFETY_CATEGORIES } from '../categories.ts';
import { COACH_CASES } from '../gate/testing/coach-cases.ts';
import { HITS } from '../gate/testing/hits.ts';
import { QUESTIONS } from '../gate/testing/questions.ts';
import { loadModel, modelOf } from '../model/artifact.ts';
import { readCorpus } from '../model/corpus.ts';
import { readMessages } from '../model/messages.ts';
import { createDecide, decideText, safetyReady } from './decide.ts';
import type { SafetyDecision } from './decision.ts';
import type { Finding } from './model-decision.ts';
import { permitAction, permitTyped } from './permit.ts';
import { strictest } from './weigh.ts';

const RANK = { go: 0, ask: 1, stop: 2 } as const;
/** True when the safety model alone, without support of an intent model, finds a text ordinary enough for a permit. */
const isOrdinary = (decision: SafetyDecision): boolean =>
  permitTyped(decision, { isConfident: true, background: 0.5 }, null) !== null;
const rank = ({ state }: Pick<SafetyDecision, 'state'>): number => RANK[state];
const finding = fc.record({
  state: fc.constantFrom('ask' as const, 'stop' as const),
  category: fc.constantFrom(...SAFETY_CATEGORIES),
}) as unknown as fc.Arbitrary<Finding>;

let asked: { text: string; decision: SafetyDecision }[] | null = null;
/** Messages of development writers that a card asks about, with their decisions. */
const askedMessages = () => {
  asked ??= readCorpus('dev')
    .slice(0, 300)
    .map(({ text }) => ({ text, decision: decideText(text) }))
    .filter(({ decision }) => decision.state === 'ask');
  return asked;
};

describe('LANG-10 strictest', () => {
  it('returns the strictest of all findings', () => {
    fc.assert(
      fc.property(fc.array(fc.option(finding), { maxLength: 6 }), (steps) => {
        const expected = Math.max(0, ...steps.map((step) => (step ? rank(step) : 0)));
        const found = strictest(steps);
        expect(found ? rank(found) : 0).toBe(expected);
      }),
      { numRuns: 10_000 },
    );
  });

  it('never returns a less strict finding when a step is added', () => {
    fc.assert(
      fc.property(fc.array(fc.option(finding), { maxLength: 5 }), fc.option(finding), (steps, added) => {
        const before = strictest(steps);
        const after = strictest([...steps, added]);
        expect(after ? rank(after) : 0).toBeGreaterThanOrEqual(before ? rank(before) : 0);
      }),
    );
  });
});

describe('LANG-11 decideText', { timeout: 60_000 }, () => {
  it('uses the trained model', () => expect(safetyReady()).toBe(true));

  it.each(COACH_CASES.map(([id, message]) => [id, message]))('decides STOP or ASK for case %s: %s', (_id, message) => {
    expect(decideText(message ?? '').state).not.toBe('go');
  });

  it('decides STOP for more than 97 % of the phrase rule examples and ASK for the rest', () => {
    const texts = Object.values(HITS).flat();
    const states = texts.map((text) => decideText(text).state);
    expect(texts.filter((_, at) => states[at] === 'go')).toEqual([]);
    expect(states.filter((state) => state === 'stop').length / texts.length).toBeGreaterThan(0.97);
  });

  it('classifies over 90 % of the built-in ordinary questions as ordinary and decides STOP for none', () => {
    const decisions = QUESTIONS.map((text) => decideText(text));
    expect(decisions.filter(({ state }) => state === 'stop')).toEqual([]);
    expect(decisions.filter(isOrdinary).length / decisions.length).toBeGreaterThan(0.9);
  });

  it('sets category, tier, text and card according to the decision state', () => {
    for (const { text } of readCorpus('dev').slice(0, 400)) {
      const decision = decideText(text);
      const { state, category, tier, card, text: words, version, bucket } = decision;
      expect(version).toMatch(/^\d+-[0-9a-f]{8}\+[0-9a-f]{12}$/);
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThanOrEqual(10);
      if (state === 'stop')
        expect([category, tier, words, card]).toEqual([
          expect.any(String),
          expect.any(String),
          expect.anything(),
          null,
        ]);
      if (state === 'ask') expect([tier, words, card]).toEqual([null, null, expect.anything()]);
      if (state === 'go') expect([category, tier, words, card]).toEqual([null, null, null, null]);
      if (isOrdinary(decision)) expect(state).toBe('go');
    }
  });

  it('returns the same decision for a text regardless of the texts evaluated before it', () => {
    const texts = readCorpus('dev')
      .slice(0, 60)
      .map(({ text }) => text);
    const first = new Map(texts.map((text) => [text, JSON.stringify(decideText(text))]));
    fc.assert(
      fc.property(fc.shuffledSubarray(texts, { minLength: 60 }), (shuffled) => {
        for (const text of shuffled) if (JSON.stringify(decideText(text)) !== first.get(text)) return false;
        return true;
      }),
      { numRuns: 8 },
    );
  });

  it('never throws, and marks a text as ordinary only when the decision is GO', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const decision = decideText(text);
        expect(decision.state === 'go' || !isOrdinary(decision)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('LANG-190 decideText', () => {
  it.each([
    ['medication', 'doubled my eliquis this morning, still on for hills?'],
    ['medication', 'gløymde marevan i går, tek eg to no før turen'],
    ['cardiac', 'had two stents in spring and there is pressure again on the climbs'],
    ['cardiac', 'hjertelegen sier trange kransårer, kan jeg kjøre intervaller'],
    ['bone', 'osteoporosis, and my hip hurts since I slipped'],
  ])('decides STOP with category %s for "%s"', (category, text) => {
    expect(decideText(text)).toMatchObject({ state: 'stop', category });
  });

  it.each([
    'the kids will manage without me, that much I know',
    'jenta er tre uker gammel, kan jeg begynne å jogge',
    'lost the baby in October, running is all I want',
  ])('decides ASK for "%s"', (text) => {
    expect(decideText(text).state).not.toBe('go');
  });
});

describe('LANG-16 decideText for free messages', () => {
  it('stops or asks about at most 8 % of the ordinary messages of a writer unknown to the model', () => {
    const ordinary = readMessages('dev').filter(({ label }) => label === 'ordinary' || label === 'niggle');
    expect(ordinary.length).toBeGreaterThan(100);
    const raised = ordinary.filter(({ text }) => decideText(text).state !== 'go');
    expect(raised.length / ordinary.length).toBeLessThanOrEqual(0.08);
  });
});

describe('LANG-79 decideText for equivalent English and Norwegian messages', () => {
  const pairs = readFileSync(new URL('../../corpus/pairs/pairs.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, tier = '', en = '', nb = ''] = line.split('|');
      return { isUnsafe: tier !== 'go', en: decideText(en), nb: decideText(nb) };
    });
  const unsafe = pairs.filter((pair) => pair.isUnsafe);
  const shareRaised = (language: 'en' | 'nb'): number =>
    unsafe.filter((pair) => pair[language].state !== 'go').length / unsafe.length;

  it('decides STOP or ASK for unsafe messages at rates that differ by at most five percentage points', () => {
    expect(unsafe.length).toBeGreaterThan(150);
    expect(Math.abs(shareRaised('en') - shareRaised('nb'))).toBeLessThanOrEqual(0.05);
  });

  it('decides STOP in one language and GO in the other for at most 4 % of pairs, and marks no unsafe message as ordinary', () => {
    const apart = pairs.filter(({ en, nb }) => Math.abs(rank(en) - rank(nb)) > 1);
    expect(apart.length / pairs.length).toBeLessThanOrEqual(0.04);
    expect(apart.filter((pair) => pair.isUnsafe && (isOrdinary(pair.en) || isOrdinary(pair.nb)))).toEqual([]);
  });
});

describe('LANG-13 decideText with earlier messages', { timeout: 60_000 }, () => {
  it('evaluates a short or context-dependent message together with earlier ones, and never less strictly than alone', () => {
    const recent = ['I have chest pain when I run'];
    expect(decideText('still there', { recent }).state).toBe('stop');
    for (const text of ['And tomorrow?', 'why?', 'it is worse today'])
      expect(rank(decideText(text, { recent }))).toBeGreaterThanOrEqual(rank(decideText(text)));
  });

  it('skips a card that was already answered with "none", but still stops emergencies', () => {
    for (const { text, decision } of askedMessages().slice(0, 25)) {
      const answeredNone = [{ category: decision.category, bucket: decision.bucket }];
      const again = decideText(text, { answeredNone, isResumed: true });
      expect(again.state).toBe('go');
      expect(isOrdinary(again)).toBe(true);
    }
    const answeredNone = [{ category: 'cardiac' as const, bucket: 10 }];
    expect(decideText('I have chest pain when I run', { answeredNone }).state).toBe('stop');
  });
});

describe('LANG-230 another message after a card was answered with "none"', () => {
  it('is given a permit only when it is ordinary by itself', () => {
    for (const { text, decision } of askedMessages().slice(0, 25)) {
      const answeredNone = [{ category: decision.category, bucket: decision.bucket }];
      expect(isOrdinary(decideText(text, { answeredNone }))).toBe(false);
    }
  });

  it('leads to the card again when it is clearly unsafe', () => {
    const clear = askedMessages().filter(({ decision }) => decision.bucket >= 8);
    expect(clear.length).toBeGreaterThan(10);
    for (const { text, decision } of clear) {
      const answeredNone = [{ category: decision.category, bucket: decision.bucket }];
      expect(decideText(text, { answeredNone }).state).toBe('ask');
    }
  });
});

describe('LANG-14 createDecide with a broken model', () => {
  it('returns the general card and allows no training permit', () => {
    const model = loadModel();
    const broken = modelOf(new Int8Array(0), { ...model.settings, scales: [] });
    const decide = createDecide(broken);
    const unknown = 'my left foot felt odd on the bridge';
    expect(decide(unknown)).toMatchObject({ state: 'ask', card: { kind: 'C0' } });
    expect(permitTyped(decide(unknown), { isConfident: true, background: 0 }, null)).toBeNull();
  });
});

describe('LANG-15 training permit', () => {
  const go = decideText('What do I run today?');
  const hold = { id: 'h', category: 'cardiac', tier: 'emergency', since: new Date(0), ended: null } as const;
  const closed = { hold, closesDay: true };
  const CLEAR = { isConfident: true, background: 0.001 };

  it('is issued for GO with a confident intent when no hold is open', () => {
    expect(go.state).toBe('go');
    expect(permitTyped(go, CLEAR, null)).not.toBeNull();
    expect(permitAction(null)).not.toBeNull();
  });

  it('requires more confidence from one model the less confident the other is', () => {
    const doubted = { ...go, permitScore: -7 };
    expect(permitTyped(doubted, { isConfident: true, background: 0.001 }, null)).not.toBeNull();
    expect(permitTyped(doubted, { isConfident: true, background: 0.1 }, null)).toBeNull();
    expect(permitTyped({ ...go, permitScore: -3 }, { isConfident: true, background: 0.001 }, null)).toBeNull();
  });

  it('LANG-215 requires more confidence for a text with a word that no ordinary training message contains', () => {
    const known = decideText('How fast is my long run on Sunday?');
    const unknown = decideText('How fast is my qwortling run on Sunday?');
    expect([known.hasUnknownWord, unknown.hasUnknownWord]).toEqual([false, true]);
    expect(permitTyped({ ...known, permitScore: -5 }, CLEAR, null)).not.toBeNull();
    expect(permitTyped({ ...unknown, permitScore: -5 }, CLEAR, null)).toBeNull();
  });

  it('is not issued on the confidence of one model alone', () => {
    expect(permitTyped({ ...go, permitScore: -3 }, { isConfident: true, background: 0 }, null)).toBeNull();
    expect(permitTyped({ ...go, permitScore: -14 }, { isConfident: true, background: 0.99 }, null)).toBeNull();
  });

  it.each([
    ['the intent is not confident', go, false, null],
    ['a hold closes training', go, true, closed],
    ['the text is not ordinary', { ...go, permitScore: 0 }, true, null],
    ['a part of the text is not ordinary', { ...go, hasDoubtfulPart: true }, true, null],
    ['a card is asked', { ...go, state: 'ask' as const }, true, null],
    ['the text is stopped', { ...go, state: 'stop' as const }, true, null],
  ])('is not issued when %s', (_, decision, isConfident, restriction) => {
    expect(permitTyped(decision, { ...CLEAR, isConfident }, restriction)).toBeNull();
    expect(permitAction(closed)).toBeNull();
  });
});
