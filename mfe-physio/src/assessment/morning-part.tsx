import {
  type Condition,
  PHYSIO_AREAS,
  STIFFNESS_CONDITIONS,
  STIFFNESS_MINUTES,
  TISSUE_OF,
} from '@stridewell/contracts/web';
import { CardTitle } from '@stridewell/ui/core';
import { Chips, StepSlider, YesNo } from '@stridewell/ui/forms';
import { useId } from 'react';
import { formWords } from './form-words.ts';
import { morningWords } from './morning-words.ts';
import { groupName, type PartProps, QuestionCard } from './part.tsx';

const SWELLING_AREAS: readonly (typeof PHYSIO_AREAS)[number][] = PHYSIO_AREAS.filter(
  (area) => area !== 'back' && area !== 'hip',
);

/** Soreness is not offered for an injured muscle, because both feel the same. */
const maySoreness = (condition: Condition | null): boolean => condition === null || TISSUE_OF[condition] !== 'muscle';

export interface MorningPartProps extends PartProps {
  /** Null while unknown; the form then does not ask for minutes of stiffness. */
  condition: Condition | null;
}

/** The questions about the morning, which show how the injury reacted to the day before. All are optional. */
export const MorningPart = ({ area, condition, answers, onChange, errorOf, of }: MorningPartProps) => {
  const id = useId();
  const words = morningWords();
  const minutes = STIFFNESS_MINUTES.map((value) => ({ value: `${value}` as const, label: words.minutes(value) }));
  const stiff = answers.morningStiffnessMinutes;
  return (
    <QuestionCard aria-labelledby={id}>
      <CardTitle as="h3" id={id}>
        {groupName(words.group, of)}
      </CardTitle>
      <StepSlider
        label={words.pain}
        icon="pain"
        min={0}
        max={10}
        describe={formWords().painValue}
        value={answers.morningPain}
        error={errorOf('morningPain')}
        onChange={(morningPain) => onChange({ morningPain })}
      />
      {condition !== null && STIFFNESS_CONDITIONS.includes(condition) && (
        <Chips
          label={words.stiffness}
          options={minutes}
          value={stiff === null ? null : (`${stiff}` as const)}
          error={errorOf('morningStiffnessMinutes')}
          onChange={(value) =>
            onChange({
              morningStiffnessMinutes: STIFFNESS_MINUTES.find((each) => `${each}` === value) ?? null,
            })
          }
        />
      )}
      {SWELLING_AREAS.includes(area) && (
        <YesNo
          label={words.swelling}
          value={answers.newSwelling}
          error={errorOf('newSwelling')}
          onChange={(newSwelling) => onChange({ newSwelling })}
        />
      )}
      {answers.noNextDayWorsening === false && maySoreness(condition) && (
        <YesNo
          label={words.soreness}
          help={words.sorenessHelp}
          value={answers.muscleSorenessOnly}
          error={errorOf('muscleSorenessOnly')}
          onChange={(muscleSorenessOnly) => onChange({ muscleSorenessOnly })}
        />
      )}
    </QuestionCard>
  );
};
