import { Page } from '@stridewell/app/core';
import { Alert, Button, ButtonLink, Row, Stack } from '@stridewell/ui/core';
import { lazy, Suspense } from 'react';
import { backToHome, ROUTES } from '../dashboard/routes.ts';
import { EmergencyLine } from '../triage/emergency-line.tsx';
import { wordsOf } from './alert-list.ts';
import { alertWords } from './alert-words.ts';
import type { UnreadRedFlag } from './use-unread-red-flag.ts';

const Outcome = lazy(async () => ({ default: (await import('../triage/triage-outcome-card.tsx')).TriageOutcomeCard }));

/** Notice for a red flag without a triage outcome, with a link to the questions and the emergency number. */
const UnansweredRedFlag = ({ alert, onRead }: Pick<UnreadRedFlag, 'alert' | 'onRead'>) => {
  const words = alertWords();
  return (
    <Stack>
      <Alert tone="danger" title={wordsOf(alert).title} live />
      <EmergencyLine />
      <Row $wrap>
        <ButtonLink href={ROUTES.triage}>{words.questions}</ButtonLink>
        <Button variant="secondary" onClick={onRead}>
          {words.read}
        </Button>
      </Row>
    </Stack>
  );
};

/**
 * Shows the triage outcome of an unread red flag, or a link to the triage questions. With `inPage`, it does not cover
 * the whole screen.
 */
export const RedFlagPart = ({ alert, outcome, onRead, inPage }: UnreadRedFlag & { inPage: boolean }) =>
  outcome ? (
    <Suspense fallback={<Alert tone="danger" title={outcome.title} />}>
      <Outcome outcome={outcome} onRead={onRead} inPage={inPage} />
    </Suspense>
  ) : (
    <UnansweredRedFlag alert={alert} onRead={onRead} />
  );

/** Replaces the dashboard while there is an unread red flag. */
export const RedFlagScreen = (flag: UnreadRedFlag) => (
  <Page title="Physio Coach" back={backToHome()} narrow>
    <RedFlagPart {...flag} inPage={false} />
  </Page>
);
