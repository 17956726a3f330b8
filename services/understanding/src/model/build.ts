import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { MEANINGS } from '@stridewell/safety/model/meanings';
import { type Line, readCorpus } from '../corpus.ts';
import { INTENT_IDS } from '../intents.ts';
import { CONCEPTS } from '../words/concepts.ts';
import { ARTIFACTS, type Artifact, modelOf, quantize, sha256 } from './artifact.ts';
import { chooseTemperature } from './calibrate.ts';
import { trainClassifier } from './classifier.ts';
import { logitsOf } from './score.ts';
import { backgroundTexts, chipLines, examplesOf, SETTINGS, trainingLines } from './train.ts';
import { vocabularyOf } from './vocabulary.ts';

export interface Built {
  weights: Int8Array;
  settings: Artifact;
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/**
 * Version of the training code. Increase it manually when a code change alters features, training or thresholds for the
 * same corpus and settings.
 */
const CODE = 3;

/** The data that a model is built from. */
export interface Sources {
  train: readonly Line[];
  dev: readonly Line[];
  background: readonly string[];
}

/** Builds the model: trains and quantizes its networks, and calibrates it. Pure: the same data give the same bytes. */
export const build = (sources: Sources): Built => {
  const examples = examplesOf(sources.train, sources.background);
  const trained = SETTINGS.seeds.map((seed) => {
    const classifier = trainClassifier(examples, { ...SETTINGS, seed });
    return { classifier, ...quantize(classifier.input) };
  });
  const weights = new Int8Array(trained.reduce((sum, { bytes }) => sum + bytes.length, 0));
  for (const [at, { bytes }] of trained.entries()) weights.set(bytes, at * bytes.length);
  const meanings = [...MEANINGS.en, ...MEANINGS.nb];
  const draft: Artifact = {
    version: sha256(JSON.stringify([CODE, sources, SETTINGS, CONCEPTS, meanings, INTENT_IDS])).slice(0, 12),
    networks: trained.map(({ classifier, scales }) => ({
      scales: scales.map((scale) => Math.round(scale * 1e9) / 1e9),
      hiddenBiases: [...classifier.hiddenBiases].map(round),
      output: [...classifier.output].map(round),
      biases: [...classifier.biases].map(round),
    })),
    temperature: 1,
    vocabulary: vocabularyOf(sources.train.map(({ text }) => text)),
  };
  const model = modelOf(weights, draft);
  const scored = sources.dev.map(({ text, intent }) => ({
    logits: logitsOf(model, text),
    target: INTENT_IDS.indexOf(intent),
  }));
  return { weights, settings: { ...draft, temperature: chooseTemperature(scored) } };
};

/** Returns the SHA-256 hashes of both generated files. */
export const lockOf = ({ weights, settings }: Built): Record<string, string> => ({
  'understanding.bin': sha256(new Uint8Array(weights.buffer)),
  'understanding.json': sha256(JSON.stringify(settings)),
});

export const buildFromCorpus = (): Built =>
  build({ train: [...trainingLines(), ...chipLines()], dev: readCorpus('dev'), background: backgroundTexts() });

export const writeModel = ({ weights, settings }: Built): void => {
  mkdirSync(ARTIFACTS.folder, { recursive: true });
  writeFileSync(ARTIFACTS.weights, new Uint8Array(weights.buffer));
  writeFileSync(ARTIFACTS.settings, JSON.stringify(settings));
};

export const readLock = (): Record<string, string> => JSON.parse(readFileSync(ARTIFACTS.lock, 'utf8'));
export const writeLock = (built: Built): void =>
  writeFileSync(ARTIFACTS.lock, `${JSON.stringify(lockOf(built), null, 2)}\n`);
