import type { Profile } from '@stridewell/contracts/web';
import { Card } from '@stridewell/ui/core';
import { Settings } from '../setting.tsx';
import { PasswordSetting } from './password-setting.tsx';

/** How the runner signs in. */
export const AccessCard = ({ profile }: { profile: Profile }) => (
  <Card title="Signing in" flush>
    <Settings>
      <PasswordSetting profile={profile} />
    </Settings>
  </Card>
);
