import { CallButtons, numbersIn } from '@stridewell/app/safety';
import { Stack, Text } from '@stridewell/ui/core';
import { pageLanguage } from '../data/language.ts';
import { triageWords } from './triage-words.ts';

const AMBULANCE = numbersIn('113');

/** Link that calls the emergency number. */
export const EmergencyLine = () => (
  <Stack $gap={2}>
    <CallButtons numbers={AMBULANCE} language={pageLanguage()} />
    <Text $size="14" $quiet={2}>
      {triageWords().emergency}
    </Text>
  </Stack>
);
