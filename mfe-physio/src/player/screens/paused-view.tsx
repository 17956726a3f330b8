import { Button, Text } from '@stridewell/ui/core';
import { unlockSound } from '../outputs/sound.ts';
import { playerWords } from '../words/words.ts';
import { OutputChoices } from './output-choices.tsx';
import { Column, Title } from './parts.tsx';

/** Shown while the session is paused. */
export const PausedView = ({ onResume }: { onResume: () => void }) => {
  const words = playerWords();
  // After a reload, this is the first tap, without which browsers play no sound.
  const handleResume = (): void => {
    unlockSound();
    onResume();
  };
  return (
    <Column>
      <div>
        <Title>{words.paused.title}</Title>
        <Text $quiet={2}>{words.paused.text}</Text>
      </div>
      <Button icon="play" onClick={handleResume}>
        {words.resume}
      </Button>
      <OutputChoices />
    </Column>
  );
};
