import { useConsent } from '@stridewell/app/screens';
import type { Profile } from '@stridewell/contracts/web';
import { Card, Stack, Text } from '@stridewell/ui/core';
import { useId } from 'react';
import { profileWords } from '../profile-words.ts';
import { HealthSetting } from './health-setting.tsx';
import { Switch } from './switch.tsx';

/** Card with the runner's consent to storing health data and consent to answers from an external language model. */
export const ConsentCard = ({ profile }: { profile: Profile }) => {
  const { mutate, isPending, variables } = useConsent('outside_model');
  const words = profileWords().consent;
  const described = useId();
  const on = isPending ? variables : profile.consents.outside_model?.given === true;
  return (
    <Card title={words.title}>
      <Stack $gap={6}>
        <HealthSetting profile={profile} />
        <div>
          <Switch on={on} onChange={mutate} describedBy={described}>
            {words.outside}
          </Switch>
          <Text id={described} $size="14" $quiet={2}>
            {words.outsideText}
          </Text>
        </div>
      </Stack>
    </Card>
  );
};
