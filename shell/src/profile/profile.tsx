import { Page, useApi } from '@stridewell/app/core';
import type { Profile } from '@stridewell/contracts/web';
import { Button, Card, media, Skeleton, Text, token } from '@stridewell/ui/core';
import { lazy, Suspense, useId, useState } from 'react';
import styled from 'styled-components';
import { Disclaimer } from '../frame/disclaimer.tsx';
import { QueryCard } from '../frame/query-card.tsx';
import { stopLive } from '../live/start-live.ts';
import { useLogout } from '../session/use-logout.ts';
import { useWords } from '../words/words.ts';
import { PasswordSetting } from './access/password-setting.tsx';
import { SessionsCard } from './access/session-list.tsx';
import { AccountCard } from './account/account-card.tsx';
import { PreferencesCard } from './account/preferences-card.tsx';
import { ConsentCard } from './consent/consent-card.tsx';
import { CalendarSetting } from './data/calendar-setting.tsx';
import { DownloadSetting } from './data/download-setting.tsx';
import { profileWords } from './profile-words.ts';
import { Settings } from './setting.tsx';

const DeleteDialog = lazy(async () => ({ default: (await import('@stridewell/app/account')).DeleteAccountDialog }));

const Hint = styled(Text)`
  margin-top: ${token('space-1')};
  text-align: center;
`;

/** Button that deletes the account and all its data. The dialog's code is loaded when the dialog is opened. */
const DeleteData = () => {
  const words = profileWords();
  const hint = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="danger-quiet" icon="trash" wide aria-describedby={hint} onClick={() => setOpen(true)}>
        {words.deleteData}
      </Button>
      <Hint id={hint} $size="12" $quiet={3}>
        {words.deleteHint}
      </Hint>
      {open && (
        <Suspense fallback={null}>
          <DeleteDialog onClose={() => setOpen(false)} onDeleted={stopLive} />
        </Suspense>
      )}
    </div>
  );
};

/** Card with the data exports: all data as a file, and the plan as a calendar feed. */
const DataCard = () => (
  <Card title={profileWords().data.title} flush>
    <Settings>
      <DownloadSetting />
      <CalendarSetting />
    </Settings>
  </Card>
);

/** Card with the sign-in settings. */
const AccessCard = ({ profile }: { profile: Profile }) => (
  <Card title={profileWords().access.title} flush>
    <Settings>
      <PasswordSetting profile={profile} />
    </Settings>
  </Card>
);

/** Logout and delete buttons, stacked on phones and at opposite ends on wider screens. */
const Buttons = styled.div`
  display: grid;
  gap: ${token('space-3')};
  ${media.wide} {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
  }
`;

const Account = () => (
  <QueryCard
    query={useApi('readProfile')}
    title={profileWords().account}
    loading={profileWords().loading}
    failure={profileWords().failed}
    skeleton={
      <>
        <Skeleton $width={56} $height={56} $round />
        <Skeleton $height={24} />
        <Skeleton $height={24} />
        <Skeleton $height={24} />
      </>
    }
  >
    {(profile) => (
      <>
        <AccountCard profile={profile} />
        <PreferencesCard profile={profile} />
        <AccessCard profile={profile} />
        <SessionsCard />
        <DataCard />
        <ConsentCard profile={profile} />
      </>
    )}
  </QueryCard>
);

/** Profile screen: account, sign-in, sessions, data, consents, logout and account deletion. */
export default function ProfileScreen() {
  const words = profileWords();
  const { backHome } = useWords();
  const { handleLogout, busy } = useLogout();
  return (
    <Page title={words.title} back={{ href: '/', label: backHome }} narrow>
      <Account />
      <Buttons>
        <Button variant="secondary" icon="logout" busy={busy && words.loggingOut} onClick={handleLogout}>
          {words.logout}
        </Button>
        <DeleteData />
      </Buttons>
      <Disclaimer />
    </Page>
  );
}
