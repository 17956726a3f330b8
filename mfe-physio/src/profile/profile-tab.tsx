import { Split, Stack } from '@stridewell/ui/core';
import { AccountManagement } from './account-management.tsx';
import { ProfileCard } from './profile-card.tsx';

const ProfileTab = () => (
  <Split>
    <ProfileCard />
    <Stack>
      <AccountManagement />
    </Stack>
  </Split>
);

export default ProfileTab;
