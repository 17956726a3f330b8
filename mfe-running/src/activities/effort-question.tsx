import { ACTIVITY_LIMITS, type Activity } from '@stridewell/contracts/web';
import { Button, Stack } from '@stridewell/ui/core';
import { TextAreaField } from '@stridewell/ui/forms';
import { useState } from 'react';
import { lengthWords } from '../profile/length-words.ts';
import { EffortPicker } from '../tracker/effort-picker.tsx';
import type { ActivityWords } from './activity-words.ts';
import { useChangeActivity } from './use-change-activity.ts';

export interface EffortQuestionProps {
  activity: Pick<Activity, 'id' | 'rpe' | 'note'>;
  words: ActivityWords;
}

/** "How hard was it?" and a note about an activity. The effort is saved immediately, the note with its button. */
export const EffortQuestion = ({ activity: { id, rpe, note }, words }: EffortQuestionProps) => {
  const { mutate, isPending, variables } = useChangeActivity(id, words);
  const [typed, setTyped] = useState<string | null>(null);
  const sent = isPending ? variables : undefined;
  const text = typed ?? note ?? '';
  const saveNote = (): void => mutate({ note: text.trim() || null }, { onSuccess: () => setTyped(null) });
  return (
    <Stack $gap={4}>
      <EffortPicker
        effort={sent && 'rpe' in sent ? (sent.rpe ?? null) : rpe}
        onChange={(effort) => mutate({ rpe: effort })}
      />
      <TextAreaField
        label={words.noteLabel}
        optional={words.optional}
        words={lengthWords()}
        rows={2}
        limit={ACTIVITY_LIMITS.note}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== null && typed.trim() !== (note ?? '') && (
        <div>
          <Button variant="secondary" small busy={sent && 'note' in sent && words.saving} onClick={saveNote}>
            {words.saveNote}
          </Button>
        </div>
      )}
    </Stack>
  );
};
