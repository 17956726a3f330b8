import { PROGRESS_TEXTS, type ProgressCode } from '@stridewell/contracts/web';
import { EXERCISES } from '@stridewell/exercises';
import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '../../domain/conditions/conditions.ts';
import { LADDER } from '../../domain/ladder/stages.ts';
import type { CardExercise } from '../../domain/programmes/exercises-for.ts';
import { render } from '../../messages/catalogue.ts';
import { MESSAGES, type PhysioCode } from '../../messages/messages.ts';
import { exerciseName, hasName } from './exercise-names.ts';
import { exerciseList, tempoText } from './exercises.ts';
import { avoidText } from './guidance.ts';
import { stageText } from './ladder.ts';
import { repeatStage } from './reasons.ts';

const CODES = Object.keys(MESSAGES) as PhysioCode[];
const PROGRESS = Object.keys(PROGRESS_TEXTS) as ProgressCode[];
const VALUES = { kg: 9, old: 8, n: 12, days: 5, percent: 80 };
const conditions = Object.values(CONDITIONS);

describe('Norwegian texts of the physio coach', () => {
  it('include a name for every exercise', () => {
    const names = EXERCISES.map(({ name }) => name.en);
    expect(names.filter((name) => !hasName(name))).toEqual([]);
    expect(exerciseName('Slow breathing', 'nb')).toBe('Rolig pust');
    expect(exerciseName('Something new', 'nb')).toBe('Something new');
  });
  it('name activities to avoid within a list', () => {
    const hills = conditions.flatMap(({ avoid }) => avoid).find(({ en }) => en === 'Hills');
    expect(hills && avoidText(hills, 'nb')).toBe('unngå bakker');
    expect(hills && avoidText(hills, 'en')).toBe('avoid hills');
  });
  it('include every usual recovery time and frequency', () => {
    for (const { usualTime } of conditions) expect(usualTime.nb).not.toMatch(/week|month|longer|more|about|doctor/);
    for (const code of CODES.filter((one) => one.startsWith('frequency.')))
      expect(render({ code }, 'nb')).not.toMatch(/week|day|times/i);
  });
});

describe('exerciseList', () => {
  const exercise: CardExercise = {
    ...{ id: 'a', name: 'Step-down', sets: 3, reps: '8', seconds: null, metres: null, tempo: '2-1-3' },
    ...{ perSide: true, frequency: 'daily', cue: 'Slowly.', status: 'done', progress: null },
  };
  it('formats doses as on the exercise card, with the tempo in words and the log status', () => {
    expect(exerciseList([exercise], 'en')).toBe(
      '- **Step-down**: 3 x 8 each side, 2 s up, 1 s still, 3 s down (done today)',
    );
    expect(exerciseList([{ ...exercise, tempo: null, status: 'none' }], 'nb')).toBe(
      '- **Nedsteg**: 3 x 8 på hver side',
    );
    expect(tempoText('3-0-3', 'nb')).toBe('3 s opp, 3 s ned');
  });

  it('PHASE-49 explains why a dose rises, stays or falls, without a weight in kilograms', () => {
    const because = (code: PhysioCode) =>
      exerciseList([{ ...exercise, tempo: null, status: 'none', progress: { code, values: VALUES } }], 'nb');
    expect(because('amount.next_rep')).toBe('- **Nedsteg**: 3 x 8 på hver side. Én mer i ett sett enn sist.');
    for (const code of PROGRESS) expect(because(code), code).not.toMatch(/\d ?kg/);
  });
});

describe('ladder texts', () => {
  const [entry, first] = LADDER;
  it('stageText includes the minutes only when the stage is open', () => {
    if (!entry || !first) throw new Error('no stages');
    expect(stageText(first, 'en', true)).toBe('stage 1: run 1 min, walk 2, eight times');
    expect(stageText(first, 'nb', true)).toBe('trinn 1: løp 1 min, gå 2, åtte ganger');
    expect(stageText(first, 'en', false)).toBe('stage 1, 8 x (1/2)');
    expect(stageText(entry, 'nb', false)).toBe('trinn 0');
  });
  it('PGM-22 repeatStage contains the pain level of the day', () =>
    expect(repeatStage(4, 'en')).toBe('Pain was 4 and gone by morning: repeat this stage.'));
});
