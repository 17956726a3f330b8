import { type AreaBoolean, type AreaQuestion, HIP_SITES, PAIN_TYPES, WORSE_WITH } from '@stridewell/contracts/web';
import { CardTitle } from '@stridewell/ui/core';
import { Segmented, YesNo } from '@stridewell/ui/forms';
import { useId } from 'react';
import { injuryWords } from '../data/injury-words.ts';
import { questionsOf } from './answers.ts';
import { formWords } from './form-words.ts';
import { groupName, type PartProps, QuestionCard } from './part.tsx';

const CHOICES = { painType: PAIN_TYPES, hipPainSite: HIP_SITES, worseWith: WORSE_WITH } as const;

type Choice = keyof typeof CHOICES;
const isChoice = (name: AreaQuestion): name is Choice => name in CHOICES;

interface OneProps<Name extends AreaQuestion> extends PartProps {
  name: Name;
}

const ChoiceQuestion = ({ name, answers, onChange, errorOf }: OneProps<Choice>) => {
  const { label, ...words }: { label: string } & Record<string, string> = formWords().choices[name];
  const options = CHOICES[name].map((value) => ({ value: value as string, label: words[value] ?? value }));
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
    {...formWords().area[name]}
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
        label={formWords().limp}
        value={answers.limp}
        error={errorOf('limp')}
        onChange={(limp) => onChange({ limp })}
      />
    </QuestionCard>
  );
};
