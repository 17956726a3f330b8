import { safetyHoldsCollection } from '@stridewell/holds/document';
import { physioStateCollection } from '@stridewell/kit/projections/physio-state';
import { type AnyCollection, sharedCollections } from '@stridewell/kit/shared-collections';
import { checkinsCollection } from './features/checkin/document.ts';
import { dailyMetricsCollection } from './projections/daily-metrics.ts';

/** Every collection of the service's database. */
export const collections: readonly AnyCollection[] = [
  checkinsCollection,
  dailyMetricsCollection,
  physioStateCollection,
  safetyHoldsCollection,
  ...sharedCollections,
];
