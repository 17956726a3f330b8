import { Alert } from '@stridewell/ui/core';
import { AlertLink } from '../alerts/alert-link.ts';
import { ROUTES } from '../dashboard/routes.ts';
import { useSafetyState } from './safety-state.ts';
import { safetyWords } from './safety-words.ts';

/** Notice that safety questions are unanswered, or that an earlier "Yes" is still valid. Renders nothing otherwise. */
export const SafetyNotice = () => {
  const { unanswered, open } = useSafetyState();
  if (unanswered.length === 0 && open.length === 0) return null;
  const words = safetyWords();
  const { title, text, link } = open.length > 0 ? words.counting : words.waiting;
  return (
    <Alert
      tone={open.length > 0 ? 'danger' : 'warning'}
      title={title}
      actions={<AlertLink href={ROUTES.triage}>{link}</AlertLink>}
    >
      <p>{text}</p>
    </Alert>
  );
};
