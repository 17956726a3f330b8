import type { PlanOffer } from '@stridewell/contracts/web';
import { Alert, Button } from '@stridewell/ui/core';
import { planWords } from './plan-words.ts';
import type { usePlanChange } from './use-plan-change.ts';

export interface LighterOfferProps {
  offer: PlanOffer;
  call: ReturnType<typeof usePlanChange>;
}

/** The offer of a lighter week from a server of the previous release, which sends no other offers. */
export const LighterOffer = ({ offer, call }: LighterOfferProps) => {
  const words = planWords().lighter;
  const pendingCall = call.isPending ? call.variables : null;
  return (
    <Alert
      tone="accent"
      icon="recover"
      title={words.title}
      actions={
        <>
          <Button
            small
            busy={pendingCall === 'lighter' && words.accepting}
            disabled={pendingCall === 'keep'}
            onClick={() => call.mutate('lighter')}
          >
            {words.accept}
          </Button>
          <Button
            small
            variant="secondary"
            busy={pendingCall === 'keep' && words.keeping}
            disabled={pendingCall === 'lighter'}
            onClick={() => call.mutate('keep')}
          >
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{offer.text}</p>
    </Alert>
  );
};
