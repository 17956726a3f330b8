import { ButtonLink } from '@stridewell/ui/core';
import { ActionBar } from '@stridewell/ui/forms';
import { ROUTES } from '../dashboard/routes.ts';
import { usePhysioPlan } from '../data/reads.ts';
import { listWords } from './list-words.ts';

/** The bar with the button that starts the guided session, with its duration if it is known. */
export const SessionStart = () => {
  const plan = usePhysioPlan();
  const minutes = plan.state === 'there' && plan.value.status === 'ok' ? plan.value.estimatedMinutes : 0;
  return (
    <ActionBar>
      <ButtonLink href={ROUTES.session} icon="play" wide>
        {listWords().start(minutes > 0 ? minutes : null)}
      </ButtonLink>
    </ActionBar>
  );
};
