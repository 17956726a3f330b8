import type { RemotePage } from '@stridewell/contracts/web';

type Part = RemotePage['preload'][number];

/** Every lazy part of the UI kit. These imports also make the shell provide the parts: remotes contain no copies. */
const PARTS: Record<Part, () => Promise<unknown>> = {
  forms: () => import('@stridewell/ui/forms'),
  overlays: () => import('@stridewell/ui/overlays'),
  charts: () => import('@stridewell/ui/charts'),
  chat: () => import('@stridewell/ui/chat'),
  queue: () => import('@stridewell/ui/queue'),
  safety: () => import('@stridewell/ui/safety'),
};

/**
 * Starts to fetch the parts of the UI kit that a page needs, by the tab in the address. Ignores failures: the remote
 * requests them again and reports those.
 */
export const preload = ({ preload: parts, preloadByTab }: RemotePage): void => {
  const tab = new URLSearchParams(window.location.search).get('tab');
  for (const part of (tab !== null ? preloadByTab?.[tab] : undefined) ?? parts) PARTS[part]?.().catch(() => undefined);
};
