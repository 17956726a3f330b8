import { PHASE_NAMES, type ProgrammePhase } from '@stridewell/contracts/web';
import type { Language } from '@stridewell/language/language';
import { exercisesFor } from '../../domain/programmes/exercises-for.ts';
import type { DoseRow } from '../../domain/types.ts';
import { exerciseList } from '../text/exercises.ts';
import type { Case } from './answer.ts';

const PHASES_NB = { 1: 'Ro', 2: 'Last', 3: 'Retur' } as const;

export const phaseName = (phase: ProgrammePhase, language: Language): string =>
  language === 'nb' ? PHASES_NB[phase] : PHASE_NAMES[phase];

/** The exercises that remain when a runner reports more pain than was stored: only those of a lower row. */
export const lowered = ({ course, injury, logs, day, language }: Case, row: DoseRow): string | null => {
  if (day.status !== 'ok' || (row !== 'above_6' && row !== 'irritable')) return null;
  const level = row === 'above_6' || day.dose.level === 'calm' ? 'calm' : 'half';
  const less = exercisesFor({ ...course, dose: { ...course.dose, row, level } }, injury, logs);
  return less.length > 0 ? exerciseList(less, language) : null;
};
