import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { GATE_VERSION } from '../gate/version.ts';
import { ARTIFACTS, type Artifact, modelOf, quantize, sha256 } from './artifact.ts';
import { LEXICON } from './concepts.ts';
import { type Line, REPOSITORY, readCorpus, TEAM } from './corpus.ts';
import { HEADS } from './heads.ts';
import { MEANINGS } from './meanings.ts';
import { readMessages } from './messages.ts';
import { wordsHash } from './normalize.ts';
import { calibrate, chooseThresholds, scoreLines, TARGETS } from './thresholds.ts';
import { SETTINGS, train } from './train.ts';

export interface Built {
  weights: Int8Array;
  settings: Artifact;
}

const NEUTRAL = { ask: 0, unfamiliar: 0, stop: HEADS.map(() => 1) };

const round = (value: number): number => Math.round(value * 1e6) / 1e6;
const roundAll = (values: readonly number[]): number[] => values.map(round);

/**
 * Version of the training code. Increase it manually when a code change alters features, training or thresholds for the
 * same corpus and settings.
 */
const CODE = 8;

/**
 * Builds the model: trains and quantizes the network, calibrates its heads and chooses the thresholds. Pure: the same
 * lines give the same bytes.
 */
export const build = (trainLines: readonly Line[], devLines: readonly Line[]): Built => {
  const trained = train(trainLines);
  const { bytes, scales } = quantize(trained.input);
  const meanings = [...MEANINGS.en, ...MEANINGS.nb];
  const sources = [CODE, trainLines, devLines, SETTINGS, TARGETS, LEXICON, meanings, GATE_VERSION];
  const version = sha256(JSON.stringify(sources)).slice(0, 12);
  const draft: Artifact = {
    version,
    biases: roundAll([...trained.biases]),
    hiddenBiases: roundAll([...trained.hiddenBiases]),
    output: roundAll([...trained.output]),
    scales: scales.map((scale) => Math.round(scale * 1e9) / 1e9),
    calibration: HEADS.map(() => ({ a: 1, b: 0 })),
    thresholds: NEUTRAL,
    familiarity: trained.familiarity,
    known: [
      ...new Set(
        trainLines
          .filter(({ writer, label }) => (writer === REPOSITORY || writer === TEAM) && label === 'ordinary')
          .map(({ text }) => wordsHash(text)),
      ),
    ].sort((a, b) => a - b),
  };
  const calibration = calibrate(scoreLines(modelOf(bytes, draft), devLines)).map(({ a, b }) => ({
    a: round(a),
    b: round(b),
  }));
  const calibrated = { ...draft, calibration };
  const chosen = chooseThresholds(scoreLines(modelOf(bytes, calibrated), devLines));
  const thresholds = {
    ...chosen,
    ask: round(chosen.ask),
    unfamiliar: round(chosen.unfamiliar),
    stop: roundAll(chosen.stop),
  };
  return { weights: bytes, settings: { ...calibrated, thresholds } };
};

/** Returns the SHA-256 hashes of both generated files. */
export const lockOf = ({ weights, settings }: Built): Record<string, string> => ({
  'language.bin': sha256(new Uint8Array(weights.buffer)),
  'language.json': sha256(JSON.stringify(settings)),
});

/** Returns the lines from which the model is built: the corpus lines and messages of the intents corpus. */
export const linesOf = (split: 'train' | 'dev'): Line[] => [...readCorpus(split), ...readMessages(split)];

/** Trains the model with the committed corpora. Equal corpora result in equal bytes. */
export const buildFromCorpus = (): Built => build(linesOf('train'), linesOf('dev'));

export const writeModel = (built: Built): void => {
  mkdirSync(ARTIFACTS.folder, { recursive: true });
  writeFileSync(ARTIFACTS.weights, new Uint8Array(built.weights.buffer));
  writeFileSync(ARTIFACTS.settings, JSON.stringify(built.settings));
};

export const readLock = (): Record<string, string> => JSON.parse(readFileSync(ARTIFACTS.lock, 'utf8'));
export const writeLock = (built: Built): void =>
  writeFileSync(ARTIFACTS.lock, `${JSON.stringify(lockOf(built), null, 2)}\n`);
