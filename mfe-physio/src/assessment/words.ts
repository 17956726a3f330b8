import {
  type AreaBoolean,
  describeValue,
  type FunctionLimit,
  PAIN_WORDS,
  type PainTrend,
  type RedFlag,
} from '@stridewell/contracts/web';

/** Label for each pain value from 0 to 10. The specification prescribes the labels for 0, 5 and 10. */
export const painWords = (pain: number): string =>
  (PAIN_WORDS as Partial<Record<number, string>>)[pain] ?? describeValue('pain', pain);

export const TREND_WORDS: Record<PainTrend, string> = { down: 'Less', same: 'Same', up: 'More' };

export const LIMIT_WORDS: Record<FunctionLimit, string> = { stairs: 'Stairs', walk: 'Walk', sit: 'Sit', none: 'None' };

export const FLAG_WORDS: Record<RedFlag, string> = {
  night_pain: 'Pain that wakes you at night',
  swelling: 'Swelling',
  numbness: 'Numbness or tingling',
  strength_loss: 'Loss of strength',
};

export interface AreaQuestionWords {
  label: string;
  help?: string;
}

/** Wording of the yes/no questions about each area. */
export const AREA_WORDS: Record<AreaBoolean, AreaQuestionWords> = {
  stairsDownhillPain: { label: 'Does it hurt going downstairs or downhill?' },
  morningStiffness: { label: 'Was it stiff this morning?' },
  improvesWithMovement: { label: 'Does it get better as you move?' },
  tendernessToTouch: { label: 'Is it tender to touch?' },
  painOnHopping: { label: 'Does it hurt when you hop?', help: 'Only what you know already: do not try it out.' },
  painAtRest: { label: 'Does it hurt at rest?' },
  worstAtFirstSteps: { label: 'Is it worst at the first steps of the day?' },
  heelSqueezePain: { label: 'Does it hurt when you squeeze the heel from both sides?' },
  painWeightBearing: { label: 'Does it hurt to put weight on the leg?' },
  painBelowKnee: { label: 'Does the pain go below the knee?' },
  saddleNumbness: { label: 'Are you numb around the saddle area, the inner thighs or the genitals?' },
  bladderBowelChange: { label: 'Is there a new change in bladder or bowel function?' },
};
