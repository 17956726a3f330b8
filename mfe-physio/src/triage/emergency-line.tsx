import { Text } from '@stridewell/ui/core';

/** Nobody has to answer questions before they call. */
export const EmergencyLine = () => (
  <Text $size="14" $quiet={2}>
    If it feels like an emergency, call <a href="tel:113">113</a> now (outside Norway, your local number). You do not
    have to answer first.
  </Text>
);
