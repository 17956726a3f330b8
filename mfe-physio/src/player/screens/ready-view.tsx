import { pageLanguage } from '@stridewell/app/screens';
import { exerciseById } from '@stridewell/exercises';
import { kitWords } from '@stridewell/exercises/words';
import { Button, Text } from '@stridewell/ui/core';
import { estimateMinutes } from '../machine/estimate.ts';
import { clockAt, setViewOf } from '../machine/view.ts';
import { unlockSound } from '../outputs/sound.ts';
import { playerWords } from '../words/words.ts';
import { limbOf, nameOf, progressLine, sideLine } from './exercise-words.ts';
import { FigurePanel } from './figure-panel.tsx';
import { NextUp } from './next-up.tsx';
import { OutputChoices } from './output-choices.tsx';
import { Body, Controls, Dock, Title } from './parts.tsx';
import type { StageProps } from './stage-props.ts';

/** The card before an exercise: the figure plays twice, then the set begins on a tap or after 10 s. */
export const ReadyView = ({ state, at, send, exercise, turn, textsOf }: StageProps) => {
  const words = playerWords();
  const { left } = clockAt(state, at);
  const { of } = setViewOf(state);
  const texts = textsOf(exercise.exerciseId);
  const isFirst = state.startedAt === null;
  const short = isFirst && !state.short ? (state.shortVersion ?? null) : null;
  const why = progressLine(exercise.progress);
  const kit = exercise.kit ? (exerciseById(exercise.exerciseId)?.equipment ?? []) : [];
  const handleStart = (): void => {
    unlockSound();
    send({ type: 'start' });
  };
  return (
    <Body>
      <FigurePanel
        exercise={exercise}
        side={turn.side}
        motion="twice"
        badge={words.side(turn.side, limbOf(exercise))}
        {...(texts?.cues[0] && { cue: texts.cues[0] })}
      />
      <Controls>
        <div>
          <Title>{nameOf(exercise)}</Title>
          <Text $quiet={2}>{`${sideLine(exercise, of, words)} · ${words.pain.limit(exercise.painLimit)}`}</Text>
          {why && <Text $size="14">{why}</Text>}
          {isFirst && <Text $quiet={2}>{words.minutes(estimateMinutes({ exercises: activeOf(state) }))}</Text>}
        </div>
        {texts && (
          <Text as="ol" $size="14" $quiet={2} style={{ paddingInlineStart: 20, listStyle: 'decimal' }}>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Text>
        )}
        {kit.length > 0 && (
          <Text
            $size="14"
            $medium
          >{`${words.kit} ${kit.map((thing) => kitWords(thing, pageLanguage())).join(', ')}.`}</Text>
        )}
        <Dock>
          <Button wide icon="play" onClick={handleStart}>
            {isFirst ? words.start : words.startNow}
          </Button>
          {short && (
            <Button wide variant="secondary" onClick={() => send({ type: 'shorten' })}>
              {words.short(short.estimatedMinutes)}
            </Button>
          )}
          {left !== null && (
            <Text $size="14" $quiet={3} role="timer" aria-live="off">
              {words.startsIn(left)}
            </Text>
          )}
          {!isFirst && <NextUp state={state} exercise={exercise} send={send} />}
        </Dock>
        {isFirst && <OutputChoices />}
      </Controls>
    </Body>
  );
};

/** The exercises that are not skipped. */
const activeOf = ({ exercises, records }: StageProps['state']) =>
  exercises.filter((_, index) => records[index]?.skip === null);
