import { useApi } from '@stridewell/app/core';
import { ErrorCard, Stack, TabSkeleton } from '@stridewell/ui/core';
import { BackgroundSection } from './background/background-section.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Shows the form only when the saved profile is loaded, because an empty form would overwrite it. */
const ProfileTab = () => {
  const profile = useApi('readCoachProfile');
  if (profile.data !== undefined)
    return (
      <Stack>
        <ProfileForm profile={profile.data} />
        <BackgroundSection />
      </Stack>
    );
  if (profile.isPending) return <TabSkeleton label="Your Training Profile" />;
  return (
    <ErrorCard title="Your Training Profile" onRetry={() => void profile.refetch()} busy={profile.isFetching}>
      We could not load your profile. It is safe.
    </ErrorCard>
  );
};

export default ProfileTab;
