import { Split, Stack } from '@stridewell/ui/core';
import { AccountManagement } from './account-management.tsx';
import { ProfileCard } from './profile-card.tsx';

/** The profile tab: the injury, and the account it belongs to. */
const ProfileTab = () => (
  <Split>
    <ProfileCard />
    <Stack>
      <AccountManagement />
    </Stack>
  </Split>
);

export default ProfileTab;
