import { CARD_NUMBERS, CallButtons } from '@stridewell/app/safety';
import { pageLanguage } from '@stridewell/app/screens';
import { Stack, Text } from '@stridewell/ui/core';
import { PAINS, type Pain } from './answers.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { startWords } from './start-words.ts';

export interface BodyCardProps {
  pain: Pain | '';
  onChange: (pain: Pain) => void;
}

/** Question whether anything hurts, with the emergency numbers for problems that an app must not handle. */
export const BodyCard = ({ pain, onChange }: BodyCardProps) => {
  const words = startWords().body;
  return (
    <>
      <ChoiceTiles
        label={words.answer}
        choices={PAINS.map((value) => ({ value, ...words.names[value] }))}
        value={pain}
        onChange={onChange}
      />
      <Stack $gap={2}>
        <Text $size="14">{words.danger}</Text>
        <CallButtons numbers={CARD_NUMBERS} language={pageLanguage()} />
      </Stack>
    </>
  );
};
