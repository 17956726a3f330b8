import { Button, Icon, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { isCounted, phasesOf, repSeconds } from '../machine/set-timeline.ts';
import { spentAt } from '../machine/state.ts';
import { clockAt, setViewOf } from '../machine/view.ts';
import { playerWords } from '../words/words.ts';
import { isBreathing, limbOf, nameOf, placeLine, setLine } from './exercise-words.ts';
import { FigurePanel } from './figure-panel.tsx';
import { NextUp } from './next-up.tsx';
import { Body, ButtonRow, Controls, Dock, Ring, RingRow, Segments, Title } from './parts.tsx';
import type { StageProps } from './stage-props.ts';

const Lines = styled.dl`
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-2')};
    padding: 7px 0;
    border-top: 1px solid ${token('color-border')};
    font-size: ${token('text-14')};
    line-height: ${token('leading-14')};
    color: ${token('color-text-3')};
  }
  > div:first-child {
    border-top: 0;
  }
  dd {
    margin: 0;
    font-weight: ${token('weight-medium')};
    color: ${token('color-text-2')};
  }
  > div[data-on] {
    color: ${token('color-accent')};
    dd {
      color: inherit;
      font-weight: ${token('weight-semibold')};
    }
  }
`;

/** The phases of the tempo with the current one marked, or other information during a hold. */
const Facts = ({ state, at, exercise }: StageProps) => {
  const words = playerWords();
  const { rep } = clockAt(state, at);
  if (!isCounted(exercise))
    return (
      <Lines>
        <div>
          <dt>{words.next}</dt>
          <dd>{words.rest(exercise.restSeconds)}</dd>
        </div>
        {!isBreathing(exercise) && (
          <div>
            <dt>{words.pain.limit(exercise.painLimit)}</dt>
            <dd />
          </div>
        )}
      </Lines>
    );
  return (
    <Lines>
      {phasesOf(exercise).map(({ phase, seconds }) => (
        <div key={phase} {...(rep?.phase === phase && { 'data-on': '' })}>
          <dt>{words.phases[phase]}</dt>
          <dd>{words.amount(seconds, 'seconds')}</dd>
        </div>
      ))}
    </Lines>
  );
};

const Clock = ({ state, at }: Pick<StageProps, 'state' | 'at'>) => {
  const words = playerWords();
  const { rep, left, share } = clockAt(state, at);
  if (rep)
    return (
      <Ring
        share={share}
        label={words.repLabel(rep.rep, rep.of, words.phases[rep.phase])}
        figure={rep.rep}
        note={words.ofReps(rep.of)}
      />
    );
  if (left === null) return <Ring share={1} label="" figure={setViewOf(state).target} note="m" />;
  return <Ring share={1 - share} label={words.leftLabel(left)} figure={left} note={words.seconds} />;
};

/** Completed fraction of each set of the current side. */
const setShares = ({ state, at, turn }: StageProps): number[] => {
  const { share } = clockAt(state, at);
  const now = state.stage === 'set' ? share : 0;
  return Array.from({ length: turn.sets }, (_, set) => (set < state.set ? 1 : set === state.set ? now : 0));
};

/** A set and the countdown before it. */
export const WorkView = (props: StageProps) => {
  const { state, at, send, exercise, turn, textsOf } = props;
  const words = playerWords();
  const { number, of } = setViewOf(state);
  const isSet = state.stage === 'set';
  const cues = textsOf(exercise.exerciseId)?.cues ?? [];
  const cue = cues[state.set % Math.max(1, cues.length)];
  const place = placeLine(exercise, { number, of }, words);
  const counted = isCounted(exercise);
  const paused = state.idleSince !== null;
  return (
    <Body>
      <FigurePanel
        exercise={exercise}
        side={turn.side}
        motion={isSet && counted ? 'set' : 'still'}
        spent={spentAt(state, at)}
        running={state.clock.since !== null}
        repSeconds={repSeconds(exercise)}
        badge={words.side(turn.side, limbOf(exercise))}
        {...(cue && { cue })}
      />
      <Controls>
        <div>
          <Title>{nameOf(exercise)}</Title>
          <Text $quiet={2}>{isSet ? `${place} · ${setLine(exercise, words)}` : `${words.getReady} · ${place}`}</Text>
        </div>
        <RingRow>
          <Clock state={state} at={at} />
          <Facts {...props} />
        </RingRow>
        <Segments label={place} shares={setShares(props)} height={6} />
        <Dock>
          <ButtonRow>
            {counted || !isSet ? (
              <Button
                variant="secondary"
                aria-label={words.repBack}
                disabled={!isSet || paused}
                onClick={() => send({ type: 'rep_back' })}
              >
                <Icon name="minus" size={20} />
              </Button>
            ) : (
              <Button
                variant="secondary"
                aria-label={isBreathing(exercise) ? words.again : words.holdAgain}
                onClick={() => send({ type: 'set_again' })}
              >
                <Icon name="refresh" size={20} />
              </Button>
            )}
            {exercise.unit === 'metres' && isSet ? (
              <Button icon="check" onClick={() => send({ type: 'set_done' })}>
                {words.doneButton}
              </Button>
            ) : (
              <Button icon="pause" onClick={() => send({ type: 'pause' })}>
                {words.pause}
              </Button>
            )}
            <Button
              variant="secondary"
              aria-label={words.setDone}
              disabled={!isSet}
              onClick={() => send({ type: 'set_done' })}
            >
              <Icon name="skip" size={20} />
            </Button>
          </ButtonRow>
          <NextUp state={state} exercise={exercise} send={send} />
        </Dock>
      </Controls>
    </Body>
  );
};
