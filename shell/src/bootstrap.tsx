import './secure.ts';
import './global.css';
import './font/inter.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { fetchInstallBar } from './install/install-banner.tsx';
import { startOffer } from './install/offer.ts';
import { startOffline } from './offline/start-offline.ts';

startOffer();
fetchInstallBar();
startOffline();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
