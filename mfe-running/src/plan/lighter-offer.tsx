import type { PlanOffer } from '@stridewell/contracts/web';
import { Alert, Button } from '@stridewell/ui/core';
import type { usePlanCall } from './use-plan-call.ts';

export interface LighterOfferProps {
  offer: PlanOffer;
  call: ReturnType<typeof usePlanCall>;
}

/** The offer of a lighter week after low days: one tap to take it, one to leave it. */
export const LighterOffer = ({ offer, call }: LighterOfferProps) => {
  const running = call.isPending ? call.variables : null;
  return (
    <Alert
      tone="accent"
      icon="recover"
      title="A lighter week?"
      actions={
        <>
          <Button
            small
            busy={running === 'lighter' && 'Accepting...'}
            disabled={running === 'keep'}
            onClick={() => call.mutate('lighter')}
          >
            Accept
          </Button>
          <Button
            small
            variant="secondary"
            busy={running === 'keep' && 'Keeping...'}
            disabled={running === 'lighter'}
            onClick={() => call.mutate('keep')}
          >
            Keep plan
          </Button>
        </>
      }
    >
      <p>{offer.text}</p>
    </Alert>
  );
};
