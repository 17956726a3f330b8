import {
  api,
  ConsentHost,
  createQueryClient,
  isEmbedded,
  setClockOffset,
  showStoredToast,
  storedToken,
  useOfflineSince,
  useSession,
} from '@stridewell/app/core';
import { CONFIG_PATH, EMAIL_RESTORATION_PATH, type WebConfig } from '@stridewell/contracts/web';
import { SkipLink, Toaster, useOnline } from '@stridewell/ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Route, Switch, useSearch } from 'wouter';
import { useDayChange } from './day/use-day-change.ts';
import { BottomBar } from './frame/bottom-bar.tsx';
import { lazyOrNothing } from './frame/lazy-or-nothing.ts';
import { Screen } from './frame/screen.tsx';
import { ShortcutsLoader } from './frame/shortcuts-loader.tsx';
import { TopBar } from './frame/top-bar.tsx';
import { Today } from './home/today.tsx';
import { InstallBanner } from './install/install-banner.tsx';
import { useLive } from './live/start-live.ts';
import { QueueHostLoader } from './offline/unsent-notice.tsx';
import { BRIDGE_PATH, PRIVACY_PATH } from './public-paths.ts';
import { knownRemotes } from './remotes/load-remote.ts';
import { pageData } from './remotes/page-data.ts';
import { RemoteRoutes } from './remotes/remote-routes.tsx';
import { AccountExistedNotice } from './session/account-existed-notice.tsx';
import { Checking, Unreachable } from './session/checking.tsx';
import { checkSessionOnRefusal, startSession, useUnreachable } from './session/start-session.ts';
import { StepUpHost } from './session/step-up-host.tsx';
import { useRunnersLanguage } from './words/words.ts';

/**
 * Sets the clock offset from the configuration in the page or, if the page has none, from `/config.json`. Falls back to
 * the device's clock if the request fails.
 */
const loadConfig = async (): Promise<void> => {
  const config = pageData()?.config ?? (await api.get<WebConfig>(CONFIG_PATH).catch(() => null));
  setClockOffset(config?.clockOffsetMs ?? 0);
};

const OfflineBanner = lazyOrNothing(async () => (await import('./offline/offline-banner.tsx')).default);

/** Banner that is shown while the device is offline or the screens show stored data. */
const OfflineNotice = () => {
  const offline = !useOnline();
  const isKept = useOfflineSince(({ asOf }) => asOf !== null);
  return (
    (offline || isKept) && (
      <Suspense>
        <OfflineBanner />
      </Suspense>
    )
  );
};

const loadChooser = () => import('./home/chooser.tsx');
const loadProfile = () => import('./profile/profile.tsx');

/**
 * Routes of the screens for signed-in runners. The home screen of normal mode is part of the first load, and the other
 * screens are loaded lazily.
 */
const Routes = () => (
  <Switch>
    <Route path="/">
      {isEmbedded() ? <Screen path="/" label="Choose your coach" load={loadChooser} /> : <Today />}
    </Route>
    <Route path="/profile">
      <Screen path="/profile" label="Profile" load={loadProfile} />
    </Route>
    <Route>
      <RemoteRoutes />
    </Route>
  </Switch>
);

const loadBridge = () => import('./bridge/bridge.tsx');

/** Route of the result page. The path passed to the screen includes the query string, so that a reload keeps it. */
const BridgeRoute = () => {
  const search = useSearch();
  const path = search === '' ? BRIDGE_PATH : `${BRIDGE_PATH}?${search}`;
  return (
    <>
      <InstallBanner />
      <Screen path={path} label="Your Training Recommendation" alone load={loadBridge} />
    </>
  );
};

const loadPrivacy = () => import('./privacy/privacy.tsx');

const loadRestoreEmail = () => import('./restore/restore-email.tsx');

const loadWelcome = () => import('./welcome/welcome.tsx');

const SignedIn = () => {
  useDayChange();
  useLive();
  const language = useSession(({ user }) => user?.language);
  const hasWords = useRunnersLanguage(language);
  // The list of remotes may contain menu items and slot components that are newer than this build of the shell.
  useEffect(() => {
    knownRemotes().catch(() => undefined);
  }, []);
  if (!hasWords) return <Checking />;
  return (
    <>
      <SkipLink />
      <OfflineNotice />
      <InstallBanner />
      {!isEmbedded() && <TopBar />}
      <AccountExistedNotice />
      {/* Texts are chosen when a screen is rendered, so the screen is rendered again after a change of language. */}
      <Routes key={language} />
      {!isEmbedded() && <BottomBar />}
      {!isEmbedded() && <ShortcutsLoader />}
      <QueueHostLoader />
      <StepUpHost />
    </>
  );
};

/** Content that depends on the session: the welcome screen without a session, the other screens with one. */
const Content = () => {
  const status = useSession((session) => session.status);
  const unreachable = useUnreachable((state) => state.unreachable);
  useEffect(() => {
    const config = loadConfig();
    // Waits for the config, because the expiry of a stored token is compared with the clock, whose offset is in the
    // config.
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
 * Root component of the shell. The public pages do not wait for the session check.
 */
export const App = () => {
  const [client] = useState(() => createQueryClient(checkSessionOnRefusal));
  useEffect(() => {
    showStoredToast();
  }, []);
  return (
    <QueryClientProvider client={client}>
      <Switch>
        <Route path={BRIDGE_PATH}>
          <BridgeRoute />
        </Route>
        <Route path={PRIVACY_PATH}>
          <Screen path={PRIVACY_PATH} label="Your privacy" alone load={loadPrivacy} />
        </Route>
        <Route path={EMAIL_RESTORATION_PATH}>
          <Screen path={EMAIL_RESTORATION_PATH} label="Get your address back" alone load={loadRestoreEmail} />
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
