import { FUNCTION_LIMITS, PAIN_TRENDS } from '@stridewell/contracts/web';
import { MultiChips, Segmented, StepSlider, YesNo } from '@stridewell/ui/forms';
import type { InjuryAnswers } from './answers.ts';
import { formWords } from './form-words.ts';
import { groupName, type PartProps, QuestionCard } from './part.tsx';

/**
 * Answers to the question whether the injury was back to usual this morning. "unknown" means that the runner does not
 * know yet, and confirms nothing.
 */
const USUAL = ['yes', 'no', 'unknown'] as const;

const usualOf = ({ noNextDayWorsening, morningUnknown }: InjuryAnswers): (typeof USUAL)[number] | null => {
  if (noNextDayWorsening !== null) return noNextDayWorsening ? 'yes' : 'no';
  return morningUnknown === true ? 'unknown' : null;
};

/** The questions about pain, trend, limitations and pain while running. */
export const PainPart = ({ answers, onChange, errorOf, isFirst = false, of }: PartProps) => {
  const words = formWords();
  const scale = { icon: 'pain', min: 0, max: 10, middle: 5, describe: words.painValue } as const;
  return (
    <QuestionCard aria-label={groupName(words.groups.pain, of)}>
      <StepSlider
        {...scale}
        label={words.pain}
        value={answers.pain}
        error={errorOf('pain')}
        onChange={(pain) => onChange({ pain })}
      />
      {!isFirst && (
        <Segmented
          label={words.trend}
          options={PAIN_TRENDS.map((value) => ({ value, label: words.trends[value] }))}
          value={answers.trend}
          error={errorOf('trend')}
          onChange={(trend) => onChange({ trend })}
        />
      )}
      <MultiChips
        label={words.limit}
        options={FUNCTION_LIMITS.map((value) => ({ value, label: words.limits[value] }))}
        values={answers.functionLimits}
        error={errorOf('functionLimits')}
        onChange={(functionLimits) => onChange({ functionLimits })}
      />
      <Segmented
        label={words.usual}
        help={words.usualHelp}
        required
        options={USUAL.map((value) => ({ value, label: words.usualAnswers[value] }))}
        value={usualOf(answers)}
        error={errorOf('noNextDayWorsening')}
        onChange={(usual) =>
          onChange({
            noNextDayWorsening: usual === 'unknown' ? null : usual === 'yes',
            morningUnknown: usual === 'unknown',
          })
        }
      />
      <YesNo
        label={isFirst ? words.ranFirst : words.ran}
        value={answers.ran}
        // The slider for pain while running starts at today's pain, so that a slider that the runner leaves unchanged
        // does not report too little pain.
        onChange={(ran) => onChange({ ran, runPainLevel: ran ? (answers.runPainLevel ?? answers.pain) : null })}
      />
      {answers.ran && (
        <StepSlider
          {...scale}
          label={words.runPain}
          value={answers.runPainLevel ?? answers.pain}
          error={errorOf('runPainLevel')}
          onChange={(runPainLevel) => onChange({ runPainLevel })}
        />
      )}
    </QuestionCard>
  );
};
