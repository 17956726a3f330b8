import { Button, ErrorCard, media, Page, Skeleton, SkeletonCard, token, useApi } from '@stridewell/ui/core';
import styled from 'styled-components';
import { Disclaimer } from '../frame/disclaimer.tsx';
import { useLogout } from '../session/use-logout.ts';
import { AccessCard } from './access/access-card.tsx';
import { SessionsCard } from './access/sessions-card.tsx';
import { AccountCard } from './account/account-card.tsx';
import { ConsentCard } from './consent/consent-card.tsx';
import { DataCard } from './data/data-card.tsx';
import { DeleteData } from './data/delete-data.tsx';

/** The logout and delete buttons: stacked on phones, at opposite ends on desktops. */
const Buttons = styled.div`
  display: grid;
  gap: ${token('space-3')};
  ${media.wide} {
    display: flex;
    justify-content: space-between;
  }
`;

const Account = () => {
  const { data, isPending, isFetching, refetch } = useApi('readProfile');
  if (data) {
    return (
      <>
        <AccountCard profile={data} />
        <AccessCard profile={data} />
        <SessionsCard />
        <DataCard />
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

/** The profile: account, sign-in, sessions, data, consents, logout and account deletion. */
export default function ProfileScreen() {
  const { handleLogout, busy } = useLogout();
  return (
    <Page title="Profile" narrow>
      <Account />
      <Buttons>
        <Button variant="secondary" icon="logout" busy={busy && 'Logging out...'} onClick={handleLogout}>
          Logout
        </Button>
        <DeleteData />
      </Buttons>
      <Disclaimer />
    </Page>
  );
}
