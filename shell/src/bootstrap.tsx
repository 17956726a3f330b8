import './secure.ts';
import './global.css';
import '@fontsource-variable/inter/opsz.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startOffer } from './install/offer.ts';
import { startOffline } from './offline/start-offline.ts';

startOffer();
startOffline();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
