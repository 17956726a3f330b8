import {
  ConsentHost,
  createQueryClient,
  GlobalStyle,
  isEmbedded,
  SkipLink,
  showKeptToast,
  storedToken,
  Toaster,
  useSession,
} from '@stridewell/ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { BRIDGE_PATH, BridgeRoute } from './bridge/bridge-route.tsx';
import { useDayChange } from './day/use-day-change.ts';
import { OfflineBanner } from './frame/offline-banner.tsx';
import { Screen } from './frame/screen.tsx';
import { TopBar } from './frame/top-bar.tsx';
import { InstallBanner } from './install/install-banner.tsx';
import { useLive } from './live/use-live.ts';
import { QueueHostLoader } from './offline/unsent-notice.tsx';
import { PRIVACY_PATH, PrivacyRoute } from './privacy/privacy-route.tsx';
import { knownRemotes } from './remotes/load-remote.ts';
import { Routes } from './routes.tsx';
import { AccountExistedNotice } from './session/account-existed-notice.tsx';
import { checkSessionOn401 } from './session/check-session-on-401.ts';
import { Checking, Unreachable } from './session/checking.tsx';
import { startSession, useUnreachable } from './session/start-session.ts';
import { StepUpHost } from './session/step-up-host.tsx';
import { loadConfig } from './session/web-config.ts';

const loadWelcome = () => import('./welcome/welcome.tsx');

const SignedIn = () => {
  useDayChange();
  useLive();
  // The list may contain menu items and slot components of remotes that are newer than this build of the shell.
  useEffect(() => {
    knownRemotes().catch(() => undefined);
  }, []);
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      <InstallBanner />
      {!isEmbedded() && <TopBar />}
      <AccountExistedNotice />
      <Routes />
      <QueueHostLoader />
      <StepUpHost />
    </>
  );
};

/** Content that depends on the session: the welcome screen when signed out, the other screens when signed in. */
const Content = () => {
  const status = useSession((session) => session.status);
  const unreachable = useUnreachable((state) => state.unreachable);
  useEffect(() => {
    const config = loadConfig();
    // The expiry of a stored token is compared with the clock, so the check waits for the clock offset in the config.
    void (storedToken() === null ? startSession() : config.then(startSession));
  }, []);
  if (unreachable) return <Unreachable onRetry={startSession} />;
  if (status === 'checking') return <Checking />;
  if (status === 'signed-in') return <SignedIn />;
  return (
    <>
      <InstallBanner />
      <Screen path="/welcome" label="Stridewell" load={loadWelcome} />
    </>
  );
};

/**
 * Root component of the shell. The result page and the privacy page are public and do not wait for the session check.
 */
export const App = () => {
  const [client] = useState(() => createQueryClient(checkSessionOn401));
  useEffect(() => {
    showKeptToast();
  }, []);
  return (
    <QueryClientProvider client={client}>
      <GlobalStyle />
      <Switch>
        <Route path={BRIDGE_PATH}>
          <BridgeRoute />
        </Route>
        <Route path={PRIVACY_PATH}>
          <PrivacyRoute />
        </Route>
        <Route>
          <Content />
        </Route>
      </Switch>
      <ConsentHost />
      <Toaster />
    </QueryClientProvider>
  );
};
