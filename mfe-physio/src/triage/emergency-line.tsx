import { CallButtons, numbersIn } from '@stridewell/app/safety';
import { Stack, Text } from '@stridewell/ui/core';

const AMBULANCE = numbersIn('113');

/** Link that calls the emergency number. */
export const EmergencyLine = () => (
  <Stack $gap={2}>
    <CallButtons numbers={AMBULANCE} language="en" />
    <Text $size="14" $quiet={2}>
      If it feels like an emergency, call 113 now (outside Norway, your local number). You do not have to answer first.
    </Text>
  </Stack>
);
