import { Button, Stack, Text } from '@stridewell/ui/core';
import { LEAST_REST_MS } from '../machine/stages.ts';
import { spentAt } from '../machine/state.ts';
import { clockAt, setViewOf } from '../machine/view.ts';
import { playerWords } from '../words/words.ts';
import { limbOf, placeLine } from './exercise-words.ts';
import { FigurePanel } from './figure-panel.tsx';
import { NextUp } from './next-up.tsx';
import { Body, ButtonRow, Controls, Dock, Ring, RingRow, Title } from './parts.tsx';
import { SetLog } from './set-log.tsx';
import type { StageProps } from './stage-props.ts';

/** The rest after a set and the change to the other side, with the log of the completed set. */
export const RestView = ({ state, at, send, exercise, turn, textsOf }: StageProps) => {
  const words = playerWords();
  const { left, share } = clockAt(state, at);
  const { number, of } = setViewOf(state);
  const isSide = state.stage === 'side';
  const limb = limbOf(exercise);
  const wait = isSide ? 0 : Math.ceil((LEAST_REST_MS - spentAt(state, at)) / 1000);
  const cue = isSide ? words.sideChange.text : textsOf(exercise.exerciseId)?.cues[0];
  const ring = <Ring share={1 - share} label={words.leftLabel(left ?? 0)} figure={left ?? 0} note={words.seconds} />;
  return (
    <Body>
      <FigurePanel
        exercise={exercise}
        side={turn.side}
        motion="still"
        badge={isSide ? words.nextSide(turn.side, limb) : words.side(turn.side, limb)}
        {...(cue && { cue })}
      />
      <Controls>
        <div>
          <Title>{isSide ? words.sideChange.title : words.restTitle}</Title>
          <Text $quiet={2}>{words.upNext(placeLine(exercise, { number, of }, words))}</Text>
        </div>
        <RingRow>
          {ring}
          <Stack $gap={2}>
            <Button variant="secondary" small icon="pause" onClick={() => send({ type: 'pause' })}>
              {words.pause}
            </Button>
            {wait > 0 && (
              <Text $size="14" $quiet={3}>
                {words.restOpens(wait)}
              </Text>
            )}
          </Stack>
        </RingRow>
        <SetLog exercise={exercise} sets={state.records[state.exercise]?.sets ?? []} send={send} />
        <Dock>
          <ButtonRow>
            <Button
              variant="secondary"
              aria-label={words.lessRest}
              disabled={isSide}
              onClick={() => send({ type: 'add_rest', seconds: -15 })}
            >
              −15
            </Button>
            <Button icon="play" disabled={wait > 0} onClick={() => send({ type: isSide ? 'start' : 'skip_rest' })}>
              {words.startNow}
            </Button>
            <Button
              variant="secondary"
              aria-label={words.moreRest}
              disabled={isSide}
              onClick={() => send({ type: 'add_rest', seconds: 15 })}
            >
              +15
            </Button>
          </ButtonRow>
          <NextUp state={state} exercise={exercise} send={send} />
        </Dock>
      </Controls>
    </Body>
  );
};
