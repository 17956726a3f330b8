import type { RemotePage } from '@stridewell/contracts/web';

type Part = RemotePage['preload'][number];

/**
 * The lazy modules of the UI kit and the app library, by part. These imports also make the shell provide them: remotes
 * contain no copies.
 */
const PARTS: Record<Part, () => Promise<unknown>> = {
  forms: () => Promise.all([import('@stridewell/ui/forms'), import('@stridewell/app/screens')]),
  overlays: () => import('@stridewell/ui/overlays'),
  charts: () => Promise.all([import('@stridewell/ui/charts'), import('@stridewell/app/charts')]),
  chat: () => import('@stridewell/app/chat'),
  queue: () => import('@stridewell/app/queue'),
  safety: () => import('@stridewell/app/safety'),
};

/**
 * Starts to fetch the parts that a page needs, by the tab in the address. Ignores failures: the remote
 * requests them again and reports those.
 */
export const preload = ({ preload: parts, preloadByTab }: RemotePage): void => {
  const tab = new URLSearchParams(window.location.search).get('tab');
  for (const part of (tab !== null ? preloadByTab?.[tab] : undefined) ?? parts) PARTS[part]?.().catch(() => undefined);
};
