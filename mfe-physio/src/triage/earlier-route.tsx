import type { TriageOutcome } from '@stridewell/contracts/web';
import { Alert, Button } from '@stridewell/ui/core';

export interface EarlierRouteProps {
  outcome: TriageOutcome;
  onShow: () => void;
}

/** What the answers of earlier today led to: the questions may be answered anew, the route is never out of reach. */
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
