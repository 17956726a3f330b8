import type { ConsentState, Profile } from '@stridewell/contracts/web';
import { Card, longDateTime, Stack, Text } from '@stridewell/ui/core';
import { useId } from 'react';
import { Switch } from './switch.tsx';
import { useConsent } from './use-consent.ts';

const stateOf = (consent: ConsentState | null, timezone: string): string => {
  if (!consent) return 'You have not been asked yet.';
  const at = longDateTime(consent.at, timezone);
  return consent.given ? `You agreed on ${at}.` : `You said no on ${at}.`;
};

/** What the runner agrees to: that health data is stored, and whether a coach may ask an outside language model. */
export const ConsentCard = ({ profile }: { profile: Profile }) => {
  const { mutate, isPending, variables } = useConsent();
  const words = useId();
  const { health_data, outside_model } = profile.consents;
  const on = isPending ? variables : outside_model?.given === true;
  return (
    <Card title="What you agree to">
      <Stack $gap={4}>
        <div>
          <Text $medium>Storing your health data</Text>
          <Text $size="14" $quiet={2}>
            {stateOf(health_data, profile.timezone)}
          </Text>
        </div>
        <div>
          <Switch on={on} onChange={mutate} describedBy={words}>
            Answers by an outside language model
          </Switch>
          <Text id={words} $size="14" $quiet={2}>
            Off, your coaches answer by their own rules and nothing you write leaves Stridewell. On, your messages to a
            coach go to the language model service that this Stridewell is set up with, if there is one, together with
            what the answer needs: your plan, training log, check-ins, injuries and coach profile. Your name and e-mail
            address are never sent. You can turn it off again at any time; that holds from your next message on.
          </Text>
        </div>
      </Stack>
    </Card>
  );
};
