import { isEmbedded } from '@stridewell/ui/core';
import { Route, Switch } from 'wouter';
import { Screen } from './frame/screen.tsx';
import { Today } from './home/today.tsx';
import { RemoteRoutes } from './remotes/remote-routes.tsx';

const loadChooser = () => import('./home/chooser.tsx');
const loadProfile = () => import('./profile/profile.tsx');

/** Routes of the signed-in screens. The home screen of normal mode is part of the first load, the others load lazily. */
export const Routes = () => (
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
