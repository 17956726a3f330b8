import type { RemotePage } from '@stridewell/contracts/web';

type Part = RemotePage['preload'][number];

/** Lazy parts of the UI kit. Because the shell imports them, the remotes can share them and contain no copies. */
const PARTS: Record<Part, () => Promise<unknown>> = {
  forms: () => import('@stridewell/ui/forms'),
  overlays: () => import('@stridewell/ui/overlays'),
  charts: () => import('@stridewell/ui/charts'),
  chat: () => import('@stridewell/ui/chat'),
  queue: () => import('@stridewell/ui/queue'),
  safety: () => import('@stridewell/ui/safety'),
};

/**
 * Preloads the parts of the UI kit that a page needs, depending on the tab in the URL. Ignores failures, because the
 * remote requests the parts again and reports its own failures.
 */
export const preload = ({ preload: parts, preloadByTab }: RemotePage): void => {
  const tab = new URLSearchParams(window.location.search).get('tab');
  for (const part of (tab !== null ? preloadByTab?.[tab] : undefined) ?? parts) PARTS[part]?.().catch(() => undefined);
};
