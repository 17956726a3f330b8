import { PATHS, type Profile } from '@stridewell/contracts/web';
import { Button, ErrorCard, Page, Skeleton, SkeletonCard } from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useLogout } from '../session/use-logout.ts';
import { AccountCard } from './account-card.tsx';
import { ConsentCard } from './consent-card.tsx';

const Account = () => {
  const { data, isPending, isFetching, refetch } = useQuery<Profile>({ queryKey: [PATHS.profile] });
  if (data) {
    return (
      <>
        <AccountCard profile={data} />
        <ConsentCard profile={data} />
      </>
    );
  }
  if (isPending) {
    return (
      <SkeletonCard label="Loading your profile">
        <Skeleton $width={56} $height={56} $round />
        <Skeleton $height={24} />
        <Skeleton $height={24} />
        <Skeleton $height={24} />
      </SkeletonCard>
    );
  }
  return (
    <ErrorCard title="Your account" onRetry={() => void refetch()} busy={isFetching}>
      We could not load your profile.
    </ErrorCard>
  );
};

/** The account: who, since when, in which time zone, and the way out. */
export default function ProfileScreen() {
  const { handleLogout, busy } = useLogout();
  return (
    <Page title="Profile" narrow>
      <Account />
      <div>
        <Button variant="secondary" icon="logout" busy={busy && 'Logging out...'} onClick={handleLogout}>
          Logout
        </Button>
      </div>
    </Page>
  );
}
