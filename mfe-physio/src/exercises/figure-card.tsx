import { pageLanguage } from '@stridewell/app/screens';
import { type Exercise, tempoOf } from '@stridewell/exercises';
import { Button, Card, Skeleton, Stack, Text, text, token } from '@stridewell/ui/core';
import { useState } from 'react';
import styled from 'styled-components';
import { ExercisePicture } from './exercise-picture.tsx';
import type { LoadedTexts } from './use-texts.ts';
import { exerciseWords } from './words.ts';

const Frame = styled.div`
  height: min(300px, 60vw);
`;

/** Stops the figure. Not displayed with reduced motion, because the figure does not move then. */
const PlayControl = styled.div`
  display: flex;
  justify-content: center;
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${token('space-3')};
  counter-reset: step;
  li {
    display: flex;
    gap: ${token('space-3')};
    counter-increment: step;
  }
  li::before {
    ${text('14')}
    content: counter(step);
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: ${token('radius-full')};
    background: ${token('color-surface-sunken')};
    font-weight: ${token('weight-semibold')};
    line-height: 24px;
    text-align: center;
  }
`;

const Tempo = styled.dl`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  text-align: center;
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  div + div {
    border-left: 1px solid ${token('color-border')};
  }
  dt {
    ${text('14')}
    color: ${token('color-text-3')};
  }
  dd {
    font-weight: ${token('weight-semibold')};
  }
`;

const TempoCells = ({ tempo }: { tempo: string | null }) => {
  const words = exerciseWords(pageLanguage()).tempo;
  const parts = tempo === null ? null : tempoOf({ tempo });
  if (!parts) return null;
  const cells = (['up', 'hold', 'down'] as const).filter((part) => parts[part] > 0);
  return (
    <Tempo>
      {cells.map((part) => (
        <div key={part}>
          <dt>{words[part]}</dt>
          <dd>{`${parts[part]} s`}</dd>
        </div>
      ))}
    </Tempo>
  );
};

export interface FigureCardProps {
  exercise: Exercise;
  side: 'left' | 'right';
  /** Tempo such as `3-1-3`, or null if there is none. */
  tempo: string | null;
  dose: string;
  texts: LoadedTexts;
}

/** The moving figure, which the runner can stop, with the dose, the tempo and the three steps. */
export const FigureCard = ({ exercise, side, tempo, dose, texts }: FigureCardProps) => {
  const language = pageLanguage();
  const words = exerciseWords(language);
  const [playing, setPlaying] = useState(true);
  return (
    <Card title={words.steps} aside={dose}>
      <Stack $gap={4}>
        <Frame>
          <ExercisePicture
            exerciseId={exercise.id}
            name={exercise.name[language]}
            side={side}
            tempo={tempo === null ? null : tempoOf({ tempo })}
            playing={playing}
          />
        </Frame>
        <PlayControl>
          <Button variant="quiet" small icon={playing ? 'pause' : 'play'} onClick={() => setPlaying(!playing)}>
            {playing ? words.pause : words.play}
          </Button>
        </PlayControl>
        <TempoCells tempo={tempo} />
        {texts === 'loading' && <Skeleton $height={96} />}
        {texts === null && <Text $quiet={2}>{words.noTexts}</Text>}
        {texts !== 'loading' && texts !== null && (
          <Steps>
            {texts.steps.map((step) => (
              <li key={step}>
                <Text as="span">{step}</Text>
              </li>
            ))}
          </Steps>
        )}
      </Stack>
    </Card>
  );
};
