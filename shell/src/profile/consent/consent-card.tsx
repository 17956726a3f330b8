import { useConsent } from '@stridewell/app/screens';
import type { Profile } from '@stridewell/contracts/web';
import { Card, Stack, Text } from '@stridewell/ui/core';
import { useId } from 'react';
import { HealthSetting } from './health-setting.tsx';
import { Switch } from './switch.tsx';

/** Card with the runner's consent to storing health data and consent to answers from an external language model. */
export const ConsentCard = ({ profile }: { profile: Profile }) => {
  const { mutate, isPending, variables } = useConsent('outside_model');
  const words = useId();
  const on = isPending ? variables : profile.consents.outside_model?.given === true;
  return (
    <Card title="What you agree to">
      <Stack $gap={6}>
        <HealthSetting profile={profile} />
        <div>
          <Switch on={on} onChange={mutate} describedBy={words}>
            Answers by an outside language model
          </Switch>
          <Text id={words} $size="14" $quiet={2}>
            Off, your coaches answer by their own rules and nothing you write leaves Stridewell. On, your messages to a
            coach go to the language model service that this Stridewell is set up with, if there is one, together with
            what the answer needs: your plan, training log, check-ins, injuries and coach profile. Your name and email
            address are never sent. You can turn it off again at any time; that holds from your next message on.
          </Text>
        </div>
      </Stack>
    </Card>
  );
};
