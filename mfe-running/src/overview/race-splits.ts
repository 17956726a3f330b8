import { pageLanguage } from '@stridewell/app/screens';
import type { RacePlan } from '@stridewell/contracts/web';
import { formatDistance } from '@stridewell/ui/units';
import type { PaceUnit } from '../session/units.ts';

export type Split = NonNullable<RacePlan['parts'][number]['splits']>[number];

/** A stretch of a race that is run at one pace. Distances are in metres, the pace is in s/km. */
export interface Stretch {
  fromMeters: number;
  toMeters: number;
  pace: number;
}

/** Joins splits of the same pace into stretches. */
export const stretchesOf = (splits: readonly Split[]): Stretch[] => {
  const stretches: Stretch[] = [];
  for (const { upToMeters, pace } of splits) {
    const last = stretches.at(-1);
    if (last?.pace === pace) last.toMeters = upToMeters;
    else stretches.push({ fromMeters: last?.toMeters ?? 0, toMeters: upToMeters, pace });
  }
  return stretches;
};

/** Formats a stretch as "0–3 km", "10–21.1 km" or "10–21,1 km". */
export const stretchName = ({ fromMeters, toMeters }: Stretch, unit: PaceUnit): string => {
  const from = fromMeters === 0 ? '0' : formatDistance(fromMeters, unit).replace(/ \D+$/, '');
  const name = `${from}–${formatDistance(toMeters, unit)}`;
  return pageLanguage() === 'nb' ? name.replaceAll('.', ',') : name;
};
