import type { Area, AreaTest } from '@stridewell/contracts/web';
import { isInsertional } from '../exclusions/exclusions.ts';
import type { Injury } from '../types.ts';
import { PROGRAMMES } from './programmes.ts';

const INSERTIONAL = ['Letting the heel drop below the floor', 'Calf stretches'];

/** Returns the activities to avoid for now. Insertional Achilles pain adds activities to the Achilles list. */
export const avoidFor = (injury: Injury): string[] => [
  ...PROGRAMMES[injury.area].avoid,
  ...(isInsertional(injury) ? INSERTIONAL : []),
];

/** Returns the functional tests of an area, without hop tests when the runner must not hop. */
export const testsFor = (area: Area, noHops: boolean): AreaTest[] =>
  PROGRAMMES[area].tests.filter(({ hop }) => !(noHops && hop));

/** Formats the usual recovery time, such as `6-12 weeks` or `3-6 months, up to 12`. */
export const usualTimeOf = (area: Area): string => PROGRAMMES[area].usualTime;
