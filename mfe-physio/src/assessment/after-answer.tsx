import type { PhysioCheckinAnswer, PhysioProfile, TriageInjury } from '@stridewell/contracts/web';
import { markRead, wasRead } from '../alerts/read-state.ts';
import { areaOf } from '../data/injuries.ts';
import { type AfterCheckin, afterCheckin } from '../triage/subject.ts';
import { TriageOutcomeCard } from '../triage/triage-outcome-card.tsx';
import { TriageQuestions } from '../triage/triage-questions.tsx';
import type { Triaged } from '../triage/use-triage.ts';

/** Step after a check-in with a warning sign: the questions, then the instructions. */
export type WarningStep = AfterCheckin | ({ at: 'outcome' } & Triaged);

/** Returns the step after a check-in, or null if there is no warning sign or the runner has read the outcome. */
export const warningAfter = (
  { checkin }: PhysioCheckinAnswer,
  profile: PhysioProfile,
  { day, second }: { day: string; second: TriageInjury | null },
): WarningStep | null => {
  const { onset } = profile;
  const others = second ? [{ area: second.area, onset: second.onset }] : [];
  const after = afterCheckin(checkin, { area: areaOf(profile), onset }, others);
  return !after || (after.at === 'outcome' && wasRead(day, after.outcome)) ? null : after;
};

export interface AfterAnswerProps {
  day: string;
  step: WarningStep;
  onStep: (step: WarningStep) => void;
  /** Called when the runner has read the instructions. */
  onRead: () => void;
}

/** Questions about the warning signs of a check-in, or the resulting instructions. */
export const AfterAnswer = ({ day, step, onStep, onRead }: AfterAnswerProps) => {
  if (step.at === 'questions') {
    return (
      <TriageQuestions
        subject={step.subject}
        known={step.known}
        arrive
        onOutcome={(triaged) => onStep({ at: 'outcome', ...triaged })}
      />
    );
  }
  const handleRead = (): void => {
    markRead(day, step.outcome);
    onRead();
  };
  return (
    <TriageOutcomeCard outcome={step.outcome} onRead={handleRead} {...('input' in step && { input: step.input })} />
  );
};
