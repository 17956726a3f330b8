import { keyOf, useOptional } from '@stridewell/app/core';
import type { ImportSummary } from '@stridewell/contracts/web';
import { Stack, Text } from '@stridewell/ui/core';
import { ACTIVITY_WORDS } from '../activities/activity-words.ts';
import { FilePicker, ImportProgress } from '../activities/import-card.tsx';
import { uploadFailure, useUpload } from '../activities/use-upload.ts';
import { pageLanguage } from '../language/page-language.ts';
import type { CardProps } from './card-props.ts';
import { NumberAnswer } from './number-answer.tsx';
import { startWords } from './start-words.ts';

/** Imports files from a watch without leaving the card, and shows the progress of the import. */
const Files = () => {
  const words = ACTIVITY_WORDS[pageLanguage()];
  const { mutate, isPending, error } = useUpload();
  const page = useOptional<{ lastImport: ImportSummary | null }>(keyOf('readActivities'));
  const last = page.state === 'there' ? page.value.lastImport : null;
  const handlePick = (files: FileList | null): void => {
    if (files && files.length > 0) mutate([...files]);
  };
  return (
    <Stack $gap={3}>
      <div>
        <FilePicker
          label={startWords().runs.files}
          busy={isPending && words.sending}
          variant="secondary"
          onPick={handlePick}
        />
      </div>
      {error && <Text role="alert">{uploadFailure(error, words)}</Text>}
      {last && <ImportProgress last={last} words={words} />}
    </Stack>
  );
};

/** How much the runner has run lately, as two numbers or from the files of a watch. */
export const RunsCard = (card: CardProps) => {
  const words = startWords().runs;
  return (
    <>
      <NumberAnswer {...card} name="usualWeekMinutes" label={words.week} />
      <NumberAnswer {...card} name="longestRunMinutes" label={words.longest} />
      <Text $size="14" $quiet={2}>
        {words.why}
      </Text>
      <Files />
    </>
  );
};
