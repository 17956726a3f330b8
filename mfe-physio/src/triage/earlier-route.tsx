import type { TriageOutcome } from '@stridewell/contracts/web';
import { Alert, Button } from '@stridewell/ui/core';

export interface EarlierRouteProps {
  outcome: TriageOutcome;
  onShow: () => void;
}

/** The triage outcome from earlier today, so that it stays available while the questions can be answered again. */
export const EarlierRoute = ({ outcome, onShow }: EarlierRouteProps) => (
  <Alert
    tone={outcome.tier === 'self_care' ? 'neutral' : 'danger'}
    title={`Earlier today: ${outcome.title}`}
    actions={
      <Button variant="secondary" small onClick={onShow}>
        Show what to do
      </Button>
    }
  >
    <p>Answer again if something has changed.</p>
  </Alert>
);
