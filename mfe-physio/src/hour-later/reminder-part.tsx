import { now, useTimezone } from '@stridewell/app/core';
import { dateIn } from '@stridewell/contracts/web';
import { Button, Stack, Text } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';
import { pageLanguage } from '../data/language.ts';
import { askedFrom } from './asked-session.ts';
import { allowReminder, refuseReminder, reminderState, scheduleReminder } from './reminder.ts';
import { reminderWords } from './reminder-words.ts';

/**
 * Announces that the runner is asked again in an hour, and offers a reminder. Renders nothing if the hour ends on the
 * next day, because the runner is not asked then.
 */
const ReminderPart = ({ sessionId }: { sessionId: string }) => {
  const words = reminderWords();
  const timezone = useTimezone();
  const [endedAt] = useState(() => now().toISOString());
  const [state, setState] = useState(reminderState);
  useEffect(() => {
    if (state === 'on') scheduleReminder({ id: sessionId, endedAt });
  }, [state, sessionId, endedAt]);
  if (dateIn(timezone, new Date(askedFrom({ endedAt }))) !== dateIn(timezone, new Date(endedAt))) return null;
  const handleOff = (): void => {
    refuseReminder();
    setState(reminderState());
  };
  return (
    <Stack $gap={2} lang={pageLanguage()}>
      <Text $quiet={2}>{words.later}</Text>
      {state !== 'off' && (
        <Text $size="14" $quiet={3} role="status">
          {state === 'on' ? words.on : words.denied}
        </Text>
      )}
      {state === 'off' && (
        <Button variant="secondary" onClick={() => void allowReminder().then(setState)}>
          {words.remind}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="quiet" onClick={handleOff}>
          {words.off}
        </Button>
      )}
    </Stack>
  );
};

export default ReminderPart;
