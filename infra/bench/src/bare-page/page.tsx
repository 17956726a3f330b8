import { createRoot } from 'react-dom/client';

/** The smallest page that React renders: a heading and a sentence. */
const Page = () => (
  <main>
    <h1>Today</h1>
    <p>How are you today? Five taps, about 20 seconds. Then you know what today is for.</p>
  </main>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
