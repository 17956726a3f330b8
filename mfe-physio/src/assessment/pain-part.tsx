import { FUNCTION_LIMITS, PAIN_TRENDS } from '@stridewell/contracts/web';
import { MultiChips, Segmented, StepSlider, YesNo } from '@stridewell/ui/forms';
import { groupName, type PartProps, QuestionCard } from './part.tsx';
import { LIMIT_WORDS, painWords, TREND_WORDS } from './words.ts';

const TRENDS = PAIN_TRENDS.map((value) => ({ value, label: TREND_WORDS[value] }));
const LIMITS = FUNCTION_LIMITS.map((value) => ({ value, label: LIMIT_WORDS[value] }));
const SCALE = { icon: 'pain', min: 0, max: 10, middle: 5, describe: painWords } as const;

/** The questions about pain, trend, limitations and pain while running. */
export const PainPart = ({ answers, onChange, errorOf, of }: PartProps) => (
  <QuestionCard aria-label={groupName('Your pain', of)}>
    <StepSlider
      {...SCALE}
      label="Pain"
      value={answers.pain}
      error={errorOf('pain')}
      onChange={(pain) => onChange({ pain })}
    />
    <Segmented
      label="Compared with yesterday"
      options={TRENDS}
      value={answers.trend}
      error={errorOf('trend')}
      onChange={(trend) => onChange({ trend })}
    />
    <MultiChips
      label="What does it limit?"
      options={LIMITS}
      values={answers.functionLimits}
      error={errorOf('functionLimits')}
      onChange={(functionLimits) => onChange({ functionLimits })}
    />
    <YesNo
      label="Was it back to usual this morning?"
      value={answers.noNextDayWorsening}
      error={errorOf('noNextDayWorsening')}
      onChange={(noNextDayWorsening) => onChange({ noNextDayWorsening })}
    />
    <YesNo
      label="Have you run since your last check-in?"
      value={answers.ran}
      // The slider for pain while running starts at today's pain, so that a slider that the runner leaves unchanged
      // does not report too little pain.
      onChange={(ran) => onChange({ ran, runPainLevel: ran ? (answers.runPainLevel ?? answers.pain) : null })}
    />
    {answers.ran && (
      <StepSlider
        {...SCALE}
        label="Pain while running"
        value={answers.runPainLevel ?? answers.pain}
        error={errorOf('runPainLevel')}
        onChange={(runPainLevel) => onChange({ runPainLevel })}
      />
    )}
  </QuestionCard>
);
