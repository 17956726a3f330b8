import { useApi } from '@stridewell/app/core';
import { ErrorCard, Stack, TabSkeleton } from '@stridewell/ui/core';
import { BackgroundSection } from './background/background-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileWords } from './profile-words.ts';

/** Shows the form only when the saved profile is loaded, because an empty form would overwrite it. */
const ProfileTab = () => {
  const words = profileWords();
  const profile = useApi('readCoachProfile');
  if (profile.data !== undefined)
    return (
      <Stack>
        <ProfileForm profile={profile.data} />
        <BackgroundSection />
      </Stack>
    );
  if (profile.isPending) return <TabSkeleton label={words.title} />;
  return (
    <ErrorCard title={words.title} onRetry={() => void profile.refetch()} busy={profile.isFetching}>
      {words.failed}
    </ErrorCard>
  );
};

export default ProfileTab;
