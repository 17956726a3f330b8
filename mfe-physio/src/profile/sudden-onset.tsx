import { Alert } from '@stridewell/ui/core';
import { AlertLink } from '../alerts/alert-link.ts';
import { ROUTES } from '../dashboard/routes.ts';

/** An injury with a sudden onset needs triage before any programme (section C of the domain page, red-flag routes). */
export const SuddenOnset = () => (
  <Alert
    tone="info"
    title="It began suddenly"
    actions={<AlertLink href={ROUTES.triage}>Answer a few questions</AlertLink>}
  >
    <p>A few yes/no questions tell you whether someone should look at it before you begin.</p>
  </Alert>
);
