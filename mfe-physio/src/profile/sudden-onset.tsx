import { Alert, TextLink } from '@stridewell/ui/core';
import { WAYS } from '../dashboard/ways.ts';

/** What began suddenly is asked about before any programme (section C of the domain page, red-flag routes). */
export const SuddenOnset = () => (
  <Alert
    tone="info"
    title="It began suddenly"
    actions={
      <TextLink href={WAYS.triage} direction="forward">
        Answer a few questions
      </TextLink>
    }
  >
    <p>A few yes/no questions tell you whether someone should look at it before you begin.</p>
  </Alert>
);
