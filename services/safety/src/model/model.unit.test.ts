import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARTIFACTS, loadModel, quantize, sha256 } from './artifact.ts';
import { readLock } from './build.ts';
import { fitPlatt, quantile, wilson } from './calibrate.ts';
import { CONCEPTS, conceptsAt } from './concepts.ts';
import { isUnsafe, lineSchema, parseLines, readCorpus } from './corpus.ts';
import { BUCKETS, featuresOf } from './features.ts';
import { exp, fnv1a, ln, mulberry32, sigmoid } from './hash.ts';
import { HIDDEN, trainNetwork } from './network.ts';
import { clausesOf, normalize, rawTokens, wordOf } from './normalize.ts';
import { scoreText } from './score.ts';
import { SETTINGS } from './train.ts';
import { unfamiliarity } from './unfamiliar.ts';

describe('numeric function', () => {
  it('computes exp and ln within 1e-11 of Math.exp and Math.log', () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (x) => {
        expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-11);
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (x) => {
        expect(Math.abs(ln(x) - Math.log(x))).toBeLessThan(1e-11 * Math.max(1, Math.abs(Math.log(x))));
      }),
    );
  });

  it('keeps sigmoid between 0 and 1 for any score', () => {
    for (const score of [-1e9, -700, -1, 0, 1, 700, 1e9]) {
      expect(sigmoid(score)).toBeGreaterThanOrEqual(0);
      expect(sigmoid(score)).toBeLessThanOrEqual(1);
    }
  });

  it('returns the same random numbers and hashes for the same input', () => {
    const [one, other] = [mulberry32(7), mulberry32(7)];
    for (let at = 0; at < 100; at += 1) {
      const value = one();
      expect(value).toBe(other());
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
    expect(fnv1a('chest')).toBe(fnv1a('chest'));
    expect(fnv1a('chest')).not.toBe(fnv1a('chess'));
  });

  it.each([
    [0, 10, 0, 0.28],
    [10, 10, 0.72, 1],
    [95, 100, 0.88, 0.98],
  ])('computes the Wilson interval of %i hits in %i', (hits, n, low, high) => {
    const [from, to] = wilson(hits, n);
    expect(from).toBeCloseTo(low, 1);
    expect(to).toBeCloseTo(high, 1);
  });

  it('computes quantiles without interpolation', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2);
    expect(quantile([4, 1, 3, 2], 1)).toBe(4);
    expect(quantile([], 0.5)).toBe(0);
  });
});

/** Returns the expected calibration error over ten bins. */
const calibrationError = (probabilities: readonly number[], labels: readonly boolean[]): number => {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, sum: 0, hits: 0 }));
  for (const [at, p] of probabilities.entries()) {
    const bin = bins[Math.min(9, Math.floor(p * 10))];
    if (!bin) continue;
    bin.count += 1;
    bin.sum += p;
    bin.hits += labels[at] ? 1 : 0;
  }
  return bins.reduce((error, { sum, hits }) => error + Math.abs(sum - hits), 0) / Math.max(1, probabilities.length);
};

describe('fitPlatt', { timeout: 60_000 }, () => {
  it('recovers the slope and offset that generated the labels', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = mulberry32(seed);
        const scores = Array.from({ length: 20_000 }, () => (random() - 0.5) * 12);
        const labels = scores.map((score) => random() < sigmoid(0.5 * score - 1));
        const { a, b } = fitPlatt(scores, labels);
        // The tolerances are five standard errors of the estimates for this number of labels.
        expect(Math.abs(a - 0.5)).toBeLessThan(0.05);
        expect(Math.abs(b + 1)).toBeLessThan(0.15);
        const probabilities = scores.map((score) => sigmoid(a * score + b));
        expect(calibrationError(probabilities, labels)).toBeLessThan(0.05);
      }),
      { numRuns: 5 },
    );
  });

  it('keeps the scores as log-odds when there are too few examples', () => {
    expect(fitPlatt([1, 2], [true, false])).toEqual({ a: 1, b: 0 });
  });
});

describe('text processing', () => {
  it.each([
    ['Brystet VERKER så!!', ['brystet', 'verker', 'sa']],
    ["I can't   breathe", ['i', 'cant', 'breathe']],
    ['paaaaain', ['paain']],
    ['38.6 og 5:10', ['38.6', 'og', '5:10']],
    ['c\u200bhest 🖤', ['chest', '🖤']],
  ])('splits %j into tokens', (text, tokens) => {
    expect(rawTokens(normalize(text))).toEqual(tokens);
  });

  it.each([
    ['7', '#7'],
    ['38.6', '#00.0'],
    ['2026', '#0000'],
    ['run', 'run'],
  ])('maps the token %s to the word %s', (token, word) => {
    expect(wordOf(token)).toBe(word);
  });

  it('splits clauses at punctuation, commas and dashes', () => {
    expect(clausesOf('My chest hurts, what now? Easy run - or rest')).toEqual([
      'My chest hurts',
      'what now',
      'Easy run',
      'or rest',
    ]);
  });

  it('finds concepts in both languages, in phrases and despite a typing error', () => {
    const names = (text: string) =>
      new Set(conceptsAt(rawTokens(normalize(text))).flatMap((found) => found.map((at) => CONCEPTS[at])));
    expect(names('my chest is tight')).toContain('pressure');
    expect(names('det trykker i brystet')).toContain('chest');
    expect(names('I passed out')).toContain('faint');
    expect(names('vet ikke, jeg har ikke mensen lenger, mista mensen')).toContain('eatingtold');
    expect(names('my sternumm aches')).toContain('chest');
    expect(names('what is on the plan')).not.toContain('chest');
  });
});

describe('feature extraction', () => {
  it('returns deterministic, ascending bucket indices within range', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { indices, values } = featuresOf(text);
        expect(featuresOf(text)).toEqual(featuresOf(text));
        for (let at = 0; at < indices.length; at += 1) {
          expect(indices[at]).toBeLessThan(BUCKETS);
          if (at > 0) expect(indices[at]).toBeGreaterThan(indices[at - 1] as number);
          expect(Number.isFinite(values[at])).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('ignores text after the first 4,000 characters', () => {
    const start = 'chest pain '.repeat(400).slice(0, 4_000);
    expect(featuresOf(`${start}${'x'.repeat(100_000)}`)).toEqual(featuresOf(start));
  });

  it('scores an unknown word as less familiar than a common one', () => {
    const known = new Map([
      ['run', 30],
      ['today', 20],
    ]);
    expect(unfamiliarity(['run', 'today'], known)).toBe(unfamiliarity(['run', 'today'], known));
    expect(unfamiliarity(['run', 'zebra'], known)).toBeGreaterThan(unfamiliarity(['run', 'today'], known));
    expect(unfamiliarity([], known)).toBe(0);
  });
});

describe('LANG-40 training corpus', () => {
  const all = { train: readCorpus('train'), dev: readCorpus('dev'), test: readCorpus('test') };

  it('has at least eight writers in the train and dev splits together, and no writer in two splits', () => {
    const writers = (split: keyof typeof all) => new Set(all[split].map(({ writer }) => writer));
    const splits = [writers('train'), writers('dev'), writers('test')];
    expect(splits[2]?.size).toBeGreaterThan(0);
    const everyone = splits.flatMap((split) => [...split]);
    expect(new Set(everyone).size).toBe(everyone.length);
    expect(writers('train').size + writers('dev').size).toBeGreaterThanOrEqual(8);
  });

  it('contains no duplicate sentence by the same writer, and no email address, telephone number or link', () => {
    for (const lines of Object.values(all)) {
      const seen = new Set<string>();
      for (const { writer, text } of lines) {
        const key = `${writer} ${text.toLowerCase()}`;
        expect(seen.has(key), key).toBe(false);
        seen.add(key);
        expect(text).not.toMatch(/\S+@\S+\.\S+|https?:|\b\d{8,}\b/);
      }
    }
  });

  it('covers every category in both languages in the dev split', () => {
    for (const lang of ['en', 'nb'])
      expect(
        new Set(all.dev.filter((line) => line.lang === lang && isUnsafe(line)).map(({ label }) => label)).size,
      ).toBe(23);
  });

  it.each([
    ['an unknown label', { label: 'doping' }],
    ['an unknown voice', { voice: 'robot' }],
    ['an unknown field', { source: 'web' }],
    ['an empty text', { text: ' ' }],
  ])('rejects a line with %s', (_, change) => {
    const line = { text: 'hello', lang: 'en', label: 'ordinary', tier: 'go', voice: 'plain', writer: 'w99' };
    expect(lineSchema.safeParse(line).success).toBe(true);
    expect(() => parseLines(JSON.stringify({ ...line, ...change }), 'x.jsonl')).toThrow('x.jsonl:1');
  });
});

describe('LANG-41 generated model', { timeout: 60_000 }, () => {
  it('matches the hashes in the lock file', () => {
    const lock = readLock();
    expect(createHash('sha256').update(readFileSync(ARTIFACTS.weights)).digest('hex')).toBe(lock['language.bin']);
    expect(sha256(readFileSync(ARTIFACTS.settings))).toBe(lock['language.json']);
  });

  it('stores at most 2 MB of weights', () => {
    const { weights } = loadModel();
    expect(weights.length).toBe(HIDDEN * BUCKETS);
    expect(weights.length).toBeLessThanOrEqual(2_000_000);
  });

  it('quantizes weights to int8 with one scale per hidden unit', () => {
    const input = new Float32Array(2 * HIDDEN);
    input[0] = 2.54;
    input[HIDDEN] = -1.27;
    const { bytes, scales } = quantize(input);
    expect([bytes[0], bytes[HIDDEN], bytes[1]]).toEqual([127, -63, 0]);
    expect(scales[0]).toBeCloseTo(0.02);
  });

  it('learns a combination of two words, with the same result in every training run', () => {
    const texts = ['red fox', 'blue bird', 'red bird', 'blue fox'] as const;
    const examples = Array.from({ length: 400 }, (_, at) => ({
      features: featuresOf(texts[at % 4] ?? ''),
      targets: [at % 4 < 2 ? (1 as const) : (0 as const)],
      weight: 1,
    }));
    const settings = { ...SETTINGS, headWeights: [1], epochs: 6 };
    const network = trainNetwork(examples, settings);
    expect(trainNetwork(examples, settings)).toEqual(network);
    const scoreOf = (text: string): number => {
      const { indices, values } = featuresOf(text);
      let score = network.biases[0] as number;
      for (let unit = 0; unit < HIDDEN; unit += 1) {
        let sum = network.hiddenBiases[unit] as number;
        for (const [i, index] of indices.entries())
          sum += (network.input[index * HIDDEN + unit] as number) * (values[i] as number);
        score += Math.max(0, sum) * (network.output[unit] as number);
      }
      return score;
    };
    expect(Math.min(scoreOf('red fox'), scoreOf('blue bird'))).toBeGreaterThan(
      Math.max(scoreOf('red bird'), scoreOf('blue fox')),
    );
  });

  it('returns scores within bounds for any text', () => {
    const model = loadModel();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { p, u } = scoreText(model, text);
        for (const probability of p) expect(probability >= 0 && probability <= 1).toBe(true);
        expect(u).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });
});
