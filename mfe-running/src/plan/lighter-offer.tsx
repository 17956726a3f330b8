import type { PlanOffer } from '@stridewell/contracts/web';
import { Alert, Button } from '@stridewell/ui/core';
import type { usePlanChange } from './use-plan-change.ts';

export interface LighterOfferProps {
  offer: PlanOffer;
  call: ReturnType<typeof usePlanChange>;
}

/** The offer of a lighter week by a server of the previous release, which sends no other offers. */
export const LighterOffer = ({ offer, call }: LighterOfferProps) => {
  const pendingCall = call.isPending ? call.variables : null;
  return (
    <Alert
      tone="accent"
      icon="recover"
      title="A lighter week?"
      actions={
        <>
          <Button
            small
            busy={pendingCall === 'lighter' && 'Accepting...'}
            disabled={pendingCall === 'keep'}
            onClick={() => call.mutate('lighter')}
          >
            Accept
          </Button>
          <Button
            small
            variant="secondary"
            busy={pendingCall === 'keep' && 'Keeping...'}
            disabled={pendingCall === 'lighter'}
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
