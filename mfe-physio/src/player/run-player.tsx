import { useUser } from '@stridewell/app/core';
import { pageLanguage } from '@stridewell/app/screens';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { ROUTES } from '../dashboard/routes.ts';
import { keep } from './kept.ts';
import { giveCue } from './outputs/give-cue.ts';
import { useOutputs } from './outputs/settings.ts';
import { unlockSound } from './outputs/sound.ts';
import { useWakeLock } from './outputs/use-wake-lock.ts';
import { runCueBetween } from './run/run-cues.ts';
import { reduceRun } from './run/run-reduce.ts';
import { isRunPaused, type RunEvent, type RunState } from './run/run-state.ts';
import { FinishedView } from './screens/finished-view.tsx';
import { Frame } from './screens/frame.tsx';
import { HurtsView } from './screens/hurts-view.tsx';
import { AdviceView } from './screens/interruption-view.tsx';
import { PausedView } from './screens/paused-view.tsx';
import { BoutView, RunReadyView, RunSummaryView } from './screens/run-views.tsx';
import { useMachine } from './use-machine.ts';
import { loadLeaveDialog, usePlayerLife } from './use-player-life.ts';
import { playerWords } from './words/words.ts';

const LeaveDialog = lazy(loadLeaveDialog);
const MACHINE = { reduce: reduceRun, cueBetween: runCueBetween };

/** A guided run of the walk-run ladder. */
export const RunPlayer = ({ initial }: { initial: RunState }) => {
  const words = playerWords();
  const { id } = useUser();
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const { state, at, send } = useMachine<RunState, RunEvent>(initial, MACHINE, {
    onKeep: (kept) => kept.startedAt !== null && keep(id, { kind: 'guided_run', state: kept }),
    onCue: (cue) => giveCue(cue, words, pageLanguage()),
  });
  const { screen } = useOutputs();
  useWakeLock(screen && state.stage === 'bout' && !isRunPaused(state));
  usePlayerLife();

  const content = () => {
    if (state.stage === 'ended') return <FinishedView kept={{ kind: 'guided_run', state }} />;
    if (state.interruption?.at === 'hurts')
      return (
        <HurtsView onAnswer={(stop) => send({ type: 'hurts_answer', stop })} onCancel={() => send({ type: 'back' })} />
      );
    if (state.interruption)
      return (
        <AdviceView advice={words.run.advice[state.interruption.decision]} onContinue={() => send({ type: 'back' })} />
      );
    if (isRunPaused(state)) return <PausedView onResume={() => send({ type: 'resume' })} />;
    if (state.stage === 'ready')
      return (
        <RunReadyView
          state={state}
          onStart={() => {
            unlockSound();
            send({ type: 'start' });
          }}
        />
      );
    if (state.stage === 'summary')
      return <RunSummaryView state={state} onSave={(answer) => send({ type: 'pain_after', ...answer })} />;
    return <BoutView state={state} at={at} send={send} />;
  };

  return (
    <Frame
      narrow
      label={words.run.title(state.ladderStage)}
      closeLabel={words.run.closeLabel}
      onClose={() => (state.stage === 'bout' ? setLeaving(true) : navigate(ROUTES.dashboard))}
      middle={words.run.title(state.ladderStage)}
    >
      {content()}
      {leaving && (
        <Suspense>
          <LeaveDialog
            words={words.run.leave}
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
