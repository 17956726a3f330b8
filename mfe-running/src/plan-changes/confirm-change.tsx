import { Alert, Button, Row, Stack, Text } from '@stridewell/ui/core';
import { changeWords } from './change-words.ts';
import type { PlanChange } from './plan-change.ts';
import { type PreviewState, useChangePreview } from './use-change-preview.ts';

/** The changes that the runner confirms first: those of a whole week, and those of a day that affect other days. */
export type AskedChange = Extract<PlanChange, { kind: 'easier_week' | 'repeat_week' | 'easier' | 'shorten' | 'move' }>;

const Lines = ({ preview }: { preview: PreviewState }) => {
  const words = changeWords();
  switch (preview.state) {
    case 'loading':
      return <Text $quiet={2}>{words.loading}</Text>;
    case 'unknown':
      return <Text $quiet={2}>{words.unknown}</Text>;
    case 'refused':
      return <Alert tone="warning" title={preview.sentence} />;
    default:
      return (
        <ul>
          {preview.value.lines.map(({ code, text }) => (
            <li key={`${code} ${text}`}>{text}</li>
          ))}
        </ul>
      );
  }
};

export interface ConfirmChangeProps {
  change: AskedChange;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** Confirmation card for a change: its effects on this week and the next, and the button that makes it. */
export const ConfirmChange = ({ change, busy, onConfirm, onBack }: ConfirmChangeProps) => {
  const words = changeWords();
  const preview = useChangePreview(change);
  return (
    <Stack $gap={3} role="group" aria-label={words.titles[change.kind]}>
      <Text $medium>{words.titles[change.kind]}</Text>
      <div aria-live="polite">
        <Lines preview={preview} />
      </div>
      <Row $gap={3} $wrap>
        {preview.state !== 'refused' && (
          <Button small busy={busy && words.confirming} disabled={preview.state === 'loading'} onClick={onConfirm}>
            {words.confirm}
          </Button>
        )}
        <Button small variant="secondary" disabled={busy} onClick={onBack}>
          {words.back}
        </Button>
      </Row>
    </Stack>
  );
};
