import { Button, Text } from '@stridewell/ui/core';
import { useState } from 'react';
import type { PainStop } from '../machine/pain.ts';
import { playerWords } from '../words/words.ts';
import { PainScale } from './pain-scale.tsx';
import { Choices, Column, Title } from './parts.tsx';

type Signs = Record<'sharp' | 'bone' | 'numb', 'yes' | 'no' | null>;
const UNANSWERED: Signs = { sharp: null, bone: null, numb: null };
const SIGNS = ['sharp', 'bone', 'numb'] as const;

export interface HurtsViewProps {
  onAnswer: (stop: PainStop) => void;
  onCancel: () => void;
}

/** The questions after "It hurts". The clock is stopped until they are answered. */
export const HurtsView = ({ onAnswer, onCancel }: HurtsViewProps) => {
  const { stop: words } = playerWords();
  const [pain, setPain] = useState<number | null>(null);
  const [signs, setSigns] = useState(UNANSWERED);
  const isAnswered = pain !== null && SIGNS.every((sign) => signs[sign] !== null);
  const handleAnswer = (): void => {
    if (pain === null) return;
    onAnswer({ pain, sharp: signs.sharp === 'yes', bone: signs.bone === 'yes', numb: signs.numb === 'yes' });
  };
  return (
    <Column role="group" aria-label={words.title}>
      <div>
        <Title>{words.title}</Title>
        <Text $quiet={2}>{words.intro}</Text>
      </div>
      <PainScale legend={words.pain} value={pain} onChange={setPain} />
      {SIGNS.map((sign) => (
        <Choices
          key={sign}
          legend={words[sign]}
          columns={2}
          value={signs[sign]}
          onChange={(answer) => setSigns({ ...signs, [sign]: answer })}
          options={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
        />
      ))}
      <Button disabled={!isAnswered} onClick={handleAnswer}>
        {words.send}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </Column>
  );
};
