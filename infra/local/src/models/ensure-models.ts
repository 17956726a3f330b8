import { Worker } from 'node:worker_threads';

const MODELS = ['safety', 'understanding'] as const;

const ensure = (model: (typeof MODELS)[number], log: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./train-model.ts', import.meta.url), { workerData: model });
    worker.on('message', log);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`training the ${model} model failed`))));
  });

/**
 * Trains the language models that are missing or out of date, each in a thread, because training takes more than a
 * minute of one core per model. Rejects when a training fails.
 */
export const ensureModels = async (log: (line: string) => void): Promise<void> => {
  await Promise.all(MODELS.map((model) => ensure(model, log)));
};
