import { type AreaBoolean, type AreaQuestion, HIP_SITES, PAIN_TYPES, WORSE_WITH } from '@stridewell/contracts/web';
import { CardTitle } from '@stridewell/ui/core';
import { Segmented, YesNo } from '@stridewell/ui/forms';
import { useId } from 'react';
import { injuryWords } from '../data/injury-words.ts';
import { questionsOf } from './answers.ts';
import { groupName, type PartProps, QuestionCard } from './part.tsx';
import { AREA_WORDS } from './words.ts';

const CHOICES = {
  painType: {
    label: 'Is the pain broad, or at one point?',
    words: { broad: 'Broad', focal: 'At one point' },
    values: PAIN_TYPES,
  },
  hipPainSite: {
    label: 'Where is it?',
    words: { outer: 'Outer hip', groin: 'Groin or front' },
    values: HIP_SITES,
  },
  worseWith: {
    label: 'Is it worse sitting or standing?',
    words: { sitting: 'Sitting', standing: 'Standing' },
    values: WORSE_WITH,
  },
} as const;

type Choice = keyof typeof CHOICES;
const isChoice = (name: AreaQuestion): name is Choice => name in CHOICES;

interface OneProps<Name extends AreaQuestion> extends PartProps {
  name: Name;
}

const ChoiceQuestion = ({ name, answers, onChange, errorOf }: OneProps<Choice>) => {
  const { label, words, values } = CHOICES[name];
  const options = values.map((value) => ({
    value: value as string,
    label: (words as Record<string, string>)[value] ?? value,
  }));
  return (
    <Segmented
      label={label}
      options={options}
      value={answers[name]}
      error={errorOf(name)}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
};

const YesNoQuestion = ({ name, answers, onChange, errorOf }: OneProps<AreaBoolean>) => (
  <YesNo
    {...AREA_WORDS[name]}
    value={answers[name]}
    error={errorOf(name)}
    onChange={(value) => onChange({ [name]: value })}
  />
);

/** The optional questions about the injured area, and the limp question. */
export const AreaPart = (props: PartProps) => {
  const { area, answers, onChange, errorOf, of } = props;
  const id = useId();
  return (
    <QuestionCard aria-labelledby={id}>
      <CardTitle as="h3" id={id}>
        {groupName(injuryWords().yours[area], of)}
      </CardTitle>
      {questionsOf(area, answers).map((name) =>
        isChoice(name) ? (
          <ChoiceQuestion key={name} name={name} {...props} />
        ) : (
          <YesNoQuestion key={name} name={name} {...props} />
        ),
      )}
      <YesNo
        label="Do you limp?"
        value={answers.limp}
        error={errorOf('limp')}
        onChange={(limp) => onChange({ limp })}
      />
    </QuestionCard>
  );
};
