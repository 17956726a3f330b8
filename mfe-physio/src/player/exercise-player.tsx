import { useUser } from '@stridewell/app/core';
import { pageLanguage } from '@stridewell/app/screens';
import { Hidden } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { ROUTES } from '../dashboard/routes.ts';
import { useSaveChoices } from '../exercises/use-choices.ts';
import { keep } from './kept.ts';
import { cueBetween } from './machine/cues.ts';
import { reduce } from './machine/reduce.ts';
import { exerciseOf, isPaused, type SessionEvent, type SessionState } from './machine/state.ts';
import { progressOf } from './machine/view.ts';
import { giveCue } from './outputs/give-cue.ts';
import { useOutputs } from './outputs/settings.ts';
import { useWakeLock } from './outputs/use-wake-lock.ts';
import type { SwapFacts } from './plan/substitutes.ts';
import type { TextsOf } from './screens/exercise-words.ts';
import { limbOf, nameOf, placeLine } from './screens/exercise-words.ts';
import { FinishedView } from './screens/finished-view.tsx';
import { Frame } from './screens/frame.tsx';
import { AdviceView, QuestionView } from './screens/interruption-view.tsx';
import { PainView } from './screens/pain-view.tsx';
import { Segments } from './screens/parts.tsx';
import { PausedView } from './screens/paused-view.tsx';
import { ReadyView } from './screens/ready-view.tsx';
import { RestView } from './screens/rest-view.tsx';
import type { StageProps } from './screens/stage-props.ts';
import { SummaryView } from './screens/summary-view.tsx';
import { WorkView } from './screens/work-view.tsx';
import { useMachine } from './use-machine.ts';
import { loadLeaveDialog, usePlayerLife } from './use-player-life.ts';
import type { PlayerWords } from './words/player-words.ts';
import { playerWords } from './words/words.ts';

const LeaveDialog = lazy(loadLeaveDialog);
const MACHINE = { reduce, cueBetween };

const VIEWS: Partial<Record<SessionState['stage'], (props: StageProps) => React.JSX.Element | null>> = {
  ready: ReadyView,
  countdown: WorkView,
  set: WorkView,
  rest: RestView,
  side: RestView,
  pain: PainView,
};

/** Text that screen readers announce when a stage begins. */
const announcementOf = (state: SessionState, words: PlayerWords): string => {
  const exercise = exerciseOf(state);
  const turn = exercise?.turns[state.turn];
  if (!exercise || !turn || state.interruption) return '';
  const place = placeLine(exercise, { number: state.set + 1, of: turn.sets }, words);
  const side = words.side(turn.side, limbOf(exercise));
  const names: Partial<Record<SessionState['stage'], string>> = {
    ready: nameOf(exercise),
    countdown: words.getReady,
    set: place,
    rest: words.rest(exercise.restSeconds),
    side: words.sideChange.title,
  };
  return [names[state.stage], side].filter(Boolean).join('. ');
};

export interface ExercisePlayerProps {
  initial: SessionState;
  facts: SwapFacts;
  textsOf: TextsOf;
}

/** A guided session of exercises. */
export const ExercisePlayer = ({ initial, facts, textsOf }: ExercisePlayerProps) => {
  const words = playerWords();
  const { id } = useUser();
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const { mutate: saveChoices } = useSaveChoices();
  const {
    state,
    at,
    send: apply,
  } = useMachine<SessionState, SessionEvent>(initial, MACHINE, {
    onKeep: (kept) => kept.startedAt !== null && keep(id, { kind: 'exercises', state: kept, facts }),
    onCue: (cue) => giveCue(cue, words, pageLanguage()),
  });
  const { screen } = useOutputs();
  const isOpen = state.stage !== 'ended' && state.startedAt !== null;
  useWakeLock(screen && isOpen && !isPaused(state));
  usePlayerLife();

  const send = (event: SessionEvent): void => {
    apply(event);
    // The ten-minute version is stored as the choice of the day, so the list, the chat and the next visit show the
    // same.
    if (event.type === 'shorten') saveChoices({ short: true });
  };
  const handleClose = (): void => {
    if (isOpen && state.stage !== 'summary') setLeaving(true);
    // Completed sets are stored even if the last question is left unanswered.
    else if (state.stage === 'summary') send({ type: 'pain_after', pain: null });
    else navigate(ROUTES.dashboard);
  };
  const exercise = exerciseOf(state);
  const turn = exercise?.turns[state.turn];
  const { interruption } = state;
  const View = VIEWS[state.stage];

  const content = () => {
    if (state.stage === 'ended') return <FinishedView kept={{ kind: 'exercises', state, facts }} />;
    if (interruption?.at === 'advice')
      return <AdviceView advice={words.advice[interruption.decision]} onContinue={() => send({ type: 'back' })} />;
    if (isPaused(state)) return <PausedView onResume={() => send({ type: 'resume' })} />;
    if (state.stage === 'summary')
      return <SummaryView state={state} onSave={(pain) => send({ type: 'pain_after', pain })} />;
    if (!exercise || !turn || !View) return null;
    const props = { state, send, exercise, turn, textsOf };
    if (interruption) return <QuestionView question={interruption} facts={facts} {...props} />;
    return <View key={`${state.stage} ${state.exercise}`} at={at} {...props} />;
  };

  return (
    <Frame
      label={words.title}
      closeLabel={words.closeLabel}
      onClose={handleClose}
      middle={
        <Segments
          label={words.progress(Math.min(state.exercise + 1, state.exercises.length), state.exercises.length)}
          shares={progressOf(state)}
        />
      }
    >
      {content()}
      <Hidden role="status" aria-live="polite">
        {announcementOf(state, words)}
      </Hidden>
      {leaving && (
        <Suspense>
          <LeaveDialog
            words={words.leave}
            onStay={() => setLeaving(false)}
            onLeave={() => {
              setLeaving(false);
              send({ type: 'quit' });
            }}
          />
        </Suspense>
      )}
    </Frame>
  );
};
