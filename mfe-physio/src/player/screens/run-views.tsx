import { Alert, Button, figures, Icon, Stack, Text, text, token } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { isCommon } from '../machine/pain.ts';
import { boutSpentAt, type RunEvent, type RunState } from '../run/run-state.ts';
import { type Bout, minutesOf, runMinutesOf } from '../run/stages.ts';
import type { PlayerWords } from '../words/player-words.ts';
import { playerWords } from '../words/words.ts';
import { OutputChoices } from './output-choices.tsx';
import { PainScale } from './pain-scale.tsx';
import { ButtonRow, Column, Foot, Title } from './parts.tsx';

const Middle = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto auto;
  gap: ${token('space-6')};
  padding: ${token('space-2')} ${token('space-4')} ${token('space-5')};
`;

const Now = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token('space-1')};
  text-align: center;
`;

const Clock = styled.p`
  ${figures}
  font-size: ${token('text-score')};
  line-height: 80px;
  font-weight: ${token('weight-semibold')};
  letter-spacing: ${token('tracking-figure')};
`;

const Plot = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 72px;
  border-bottom: 1px solid ${token('color-border')};
  i {
    min-width: 2px;
    border-radius: 4px 4px 0 0;
  }
`;

const NextLine = styled.div`
  ${text('14')}
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('color-surface-sunken')};
`;

/** Heights of the bars in percent: a run is taller than a walk. */
const HEIGHT = { run: 100, walk: 40 } as const;

interface BarsProps {
  bouts: readonly Bout[];
  /** Index of the current bout. */
  bout: number;
  label: string;
}

/** The bouts as bars: completed ones are faint, the current one has the accent colour. */
const Bars = ({ bouts, bout, label }: BarsProps) => (
  <Plot role="img" aria-label={label}>
    {bouts.map(({ kind, seconds }, index) => (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: the bouts have no identity other than their order
        key={index}
        style={{
          flexGrow: seconds,
          height: `${HEIGHT[kind]}%`,
          background: index === bout ? token('color-accent') : token('color-text-3'),
          opacity: index < bout ? 0.35 : 1,
        }}
      />
    ))}
  </Plot>
);

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A length such as "90 s" or "2 min". */
const lengthText = (seconds: number): string => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`);

/** The activity of a bout, such as "Run, 2 of 8" or "Warm-up". */
const boutTitle = ({ bouts, bout }: RunState, { run }: PlayerWords): string => {
  const present = bouts[bout];
  if (!present) return '';
  if (present.edge) return bout === 0 ? run.warmUp : run.coolDown;
  const alike = bouts.filter(({ kind, edge }) => kind === present.kind && !edge);
  const number = bouts.slice(0, bout + 1).filter(({ kind, edge }) => kind === present.kind && !edge).length;
  const name = present.kind === 'run' ? run.run : alike.length === 1 ? run.brisk : run.walk;
  return alike.length > 1 ? `${name}, ${run.place(number, alike.length)}` : name;
};

const nextText = ({ bouts, bout }: RunState, { run }: PlayerWords): string => {
  const next = bouts[bout + 1];
  if (!next) return run.end;
  const length = lengthText(next.seconds);
  return next.kind === 'run' ? run.nextRun(length) : run.nextWalk(length);
};

export interface BoutViewProps {
  state: RunState;
  /** Instant of the state, in milliseconds since the epoch. */
  at: number;
  send: (event: RunEvent) => void;
}

/**
 * A bout of running or walking: the remaining time, the current activity, the position in the run, and what comes next.
 */
export const BoutView = ({ state, at, send }: BoutViewProps) => {
  const words = playerWords();
  const { run } = words;
  const present = state.bouts[state.bout];
  const left = Math.max(0, Math.ceil((present?.seconds ?? 0) - boutSpentAt(state, at) / 1000));
  const before = state.bouts.slice(0, state.bout);
  const done = Math.floor((before.reduce((sum, { seconds }) => sum + seconds, 0) + boutSpentAt(state, at) / 1000) / 60);
  const progress = run.progress(done, minutesOf(state.bouts));
  const hasRuns = state.bouts.slice(state.bout).some(({ kind }) => kind === 'run');
  return (
    <Middle>
      <Now>
        <Text as="h2" $size="20" aria-live="polite">
          {boutTitle(state, words)}
        </Text>
        <Clock role="timer" aria-live="off" aria-label={words.leftLabel(left)}>
          {clockText(left)}
        </Clock>
        <Text $quiet={2}>{present?.kind === 'run' ? run.talk : run.easyWalk}</Text>
      </Now>
      <Stack $gap={4}>
        <Bars bouts={state.bouts} bout={state.bout} label={progress} />
        <Text $size="14" $medium aria-hidden="true" style={{ textAlign: 'center' }}>
          {progress}
        </Text>
        <NextLine>
          {`${run.next}: `}
          <b>{nextText(state, words)}</b>
        </NextLine>
      </Stack>
      <Stack $gap={3}>
        <ButtonRow $large>
          <Button variant="secondary" aria-label={run.again} onClick={() => send({ type: 'bout_again' })}>
            <Icon name="refresh" />
          </Button>
          <Button icon="pause" onClick={() => send({ type: 'pause' })}>
            {words.pause}
          </Button>
          <Button variant="secondary" aria-label={run.boutDone} onClick={() => send({ type: 'bout_done' })}>
            <Icon name="skip" />
          </Button>
        </ButtonRow>
        <Foot>
          {hasRuns ? (
            <Button variant="quiet" small icon="arrow-down" onClick={() => send({ type: 'walk_rest' })}>
              {run.walkRest}
            </Button>
          ) : (
            <span />
          )}
          <Button variant="danger-quiet" small icon="pain" onClick={() => send({ type: 'hurts' })}>
            {words.hurts}
          </Button>
        </Foot>
      </Stack>
    </Middle>
  );
};

export interface RunReadyViewProps {
  state: RunState;
  onStart: () => void;
}

/** The card before a guided run. */
export const RunReadyView = ({ state: { bouts, ladderStage, painLimit }, onStart }: RunReadyViewProps) => {
  const words = playerWords();
  const { run } = words;
  const runs = bouts.filter(({ kind }) => kind === 'run');
  return (
    <Column>
      <div>
        <Title>{run.title(ladderStage)}</Title>
        <Text $quiet={2}>
          {runs.length > 0 ? run.bouts(runs.length, minutesOf(bouts)) : run.total(minutesOf(bouts))}
        </Text>
        {runs.length > 0 && <Text $quiet={2}>{run.runTotal(runMinutesOf(bouts))}</Text>}
      </div>
      <Bars bouts={bouts} bout={-1} label={run.total(minutesOf(bouts))} />
      <Text>{run.intro}</Text>
      <Text $quiet={2}>{words.pain.limit(painLimit)}</Text>
      <Alert tone="info" title={run.lockNote} />
      <Button icon="play" onClick={onStart}>
        {words.start}
      </Button>
      <OutputChoices />
    </Column>
  );
};

export interface RunSummaryViewProps {
  state: RunState;
  onSave: (answer: { runPain: number | null; painAfter: number | null }) => void;
}

/** The questions after a run: the maximum pain while running, and the current pain. Neither is prefilled. */
export const RunSummaryView = ({ state, onSave }: RunSummaryViewProps) => {
  const words = playerWords();
  const [runPain, setRunPain] = useState<number | null>(null);
  const [painAfter, setPainAfter] = useState<number | null>(null);
  const hasRun = state.bouts.some(({ kind }, index) => kind === 'run' && (state.done[index] ?? 0) > 0);
  const isAnswered = painAfter !== null && (!hasRun || runPain !== null);
  return (
    <Column>
      <Title>{state.end === 'complete' ? words.run.done : words.run.stopped}</Title>
      {state.end === 'pain' && (
        <Alert tone="warning" title={words.ended.pain.title}>
          <p>
            {[words.run.ended, words.ended.pain.text, ...(isCommon(state.painStop, []) ? [words.common] : [])].join(
              ' ',
            )}
          </p>
        </Alert>
      )}
      {hasRun && <PainScale legend={words.run.runPain} value={runPain} onChange={setRunPain} />}
      <PainScale legend={words.pain.now} value={painAfter} onChange={setPainAfter} />
      <Button disabled={!isAnswered} onClick={() => onSave({ runPain, painAfter })}>
        {words.summary.save}
      </Button>
    </Column>
  );
};
