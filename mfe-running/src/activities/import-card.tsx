import { useApi } from '@stridewell/app/core';
import type { ImportSummary } from '@stridewell/contracts/web';
import { Button, Card, Stack, Text, TextLink, token } from '@stridewell/ui/core';
import { type DragEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { activityPath } from './activity-path.ts';
import type { ActivityWords } from './activity-words.ts';
import { uploadFailure, useUpload } from './use-upload.ts';

const Drop = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  border: 2px dashed ${({ $over }) => ($over ? token('color-text') : token('color-border'))};
  border-radius: 12px;
`;

const Files = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  overflow-wrap: anywhere;
`;

/** File types for the pickers of phones. Some recognise only file extensions, others only general types. */
const ACCEPTED = '.fit,.gpx,.tcx,.gz,.zip,application/zip,application/gzip,application/octet-stream,application/xml';

const Results = ({ id, words }: { id: string; words: ActivityWords }) => {
  const { data } = useApi('readActivityImport', { params: { id } });
  const told = data?.files.filter(({ result, reason }) => result !== 'imported' || reason !== null) ?? [];
  if (told.length === 0) return null;
  return (
    <details>
      <summary>{words.showFiles}</summary>
      <Files aria-label={words.showFiles}>
        {told.map(({ name, result, reason, activityId }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never changes
          <li key={at}>
            <Text $size="14">
              <b>{name}</b> · {words.results[result]}. {reason && words.reasons[reason]}
            </Text>
            {activityId && result === 'imported' && (
              <TextLink href={activityPath(activityId)} direction="forward">
                {words.open}
              </TextLink>
            )}
          </li>
        ))}
      </Files>
    </details>
  );
};

/** Progress of the last import, and the result of each file. */
export const ImportProgress = ({ last, words }: { last: ImportSummary; words: ActivityWords }) => {
  const { state, counts, found } = last;
  const done = counts.imported + counts.duplicate + counts.unsupported + counts.failed;
  if (state !== 'done')
    return (
      <Stack $gap={2}>
        <Text role="status">{words.importing(done, found)}</Text>
        <progress
          aria-label={words.importing(done, found)}
          {...(found !== null && { value: done, max: Math.max(found, 1) })}
        />
      </Stack>
    );
  return (
    <Stack $gap={2}>
      <Text role="status">
        {words.imported}: {words.counts(counts)}
      </Text>
      <Results id={last.id} words={words} />
    </Stack>
  );
};

export interface FilePickerProps {
  label: string;
  /** Text of the button while files are being sent, otherwise false. */
  busy: string | false;
  variant?: 'secondary';
  describedBy?: string;
  onPick: (files: FileList | null) => void;
}

/** Button that opens the device's file picker. */
export const FilePicker = ({ label, busy, variant, describedBy, onPick }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        onClick={() => input.current?.click()}
        busy={busy}
        {...(variant && { variant })}
        {...(describedBy && { 'aria-describedby': describedBy })}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={label}
        onChange={({ target }) => {
          onPick(target.files);
          target.value = '';
        }}
      />
    </>
  );
};

export interface ImportCardProps {
  last: ImportSummary | null;
  words: ActivityWords;
}

/** Imports files from a watch or an app, chosen or dropped, and shows the progress of the import. */
export const ImportCard = ({ last, words }: ImportCardProps) => {
  const { mutate, isPending, error } = useUpload();
  const [isOver, setOver] = useState(false);
  const id = useId();
  const send = (files: FileList | null): void => {
    if (files && files.length > 0 && !isPending) mutate([...files]);
  };
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files);
  };
  return (
    <Card title={words.bringTitle}>
      <Stack>
        <Text $quiet={2} id={id}>
          {words.bring}
        </Text>
        <Drop
          $over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={handleDrop}
        >
          <FilePicker label={words.choose} busy={isPending && words.sending} describedBy={id} onPick={send} />
          <Text $size="14" $quiet={3}>
            {words.drop}
          </Text>
        </Drop>
        {error && <Text role="alert">{uploadFailure(error, words)}</Text>}
        {last && <ImportProgress last={last} words={words} />}
      </Stack>
    </Card>
  );
};
