import { parentPort, workerData } from 'node:worker_threads';
import { ensureModel } from '@stridewell/safety/model';
import { ensureUnderstanding } from '@stridewell/understanding/model';

/** Worker that trains one model when it is missing or out of date, and posts log lines. */
const ensure = workerData === 'safety' ? ensureModel : ensureUnderstanding;
ensure((line) => parentPort?.postMessage(line));
