import { safetyHoldsCollection } from '@stridewell/holds/document';
import { physioStateCollection } from '@stridewell/kit/projections/physio-state';
import { type AnyCollection, sharedCollections } from '@stridewell/kit/shared-collections';
import { checkinsCollection } from './features/checkin/document.ts';
import { dailyMetricsCollection } from './projections/daily-metrics.ts';

/** All collections in the database of this service. */
export const collections: readonly AnyCollection[] = [
  checkinsCollection,
  dailyMetricsCollection,
  physioStateCollection,
  safetyHoldsCollection,
  ...sharedCollections,
];
