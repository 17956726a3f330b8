import { create } from 'zustand';
import { kitWords } from '../kit-words.ts';

/** Maximum number of toasts. A new toast replaces the previous one. */
const TOAST_LIMIT = 1;
/** Time in milliseconds for which a toast is shown if it is not hovered or focused. */
export const TOAST_DURATION_MS = 5_000;
/** Time in milliseconds for which a success toast without an action is shown. */
export const SUCCESS_DURATION_MS = 2_500;
/** Time in milliseconds for which a closed toast stays in the store, so that its exit animation can finish. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** Minimum swipe distance, in pixels, that closes a toast. */
export const TOAST_SWIPE_THRESHOLD = 50;
/** Key that moves the focus to the toast. */
export const TOAST_HOTKEY = 'F8';

export interface ToastContent {
  title: string;
  text?: string;
  tone?: 'default' | 'success' | 'destructive';
  durationMs?: number;
  /** Button in the toast, such as Undo. Selecting it also closes the toast. */
  action?: { label: string; onSelect: () => void };
}

export interface ToastItem extends ToastContent {
  id: number;
  open: boolean;
}

interface ToastState {
  toasts: ToastItem[];
}

export const useToasts = create<ToastState>(() => ({ toasts: [] }));

let lastId = 0;

const update = (change: (toasts: ToastItem[]) => ToastItem[]): void =>
  useToasts.setState((state) => ({ toasts: change(state.toasts) }));

/** Closes a toast and removes it from the store after {@link TOAST_REMOVE_DELAY_MS}. */
export const dismissToast = (id: number): void => {
  update((toasts) => toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => update((toasts) => toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
};

/** Shows a toast instead of the current one. Returns the id of the new toast. */
export const showToast = (content: ToastContent): number => {
  lastId += 1;
  const id = lastId;
  update((toasts) => [{ ...content, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
};

/** Shows an error toast. Without a title, the default title is used. Returns the id of the new toast. */
export const showFailure = (text: string, title = kitWords().failed): number =>
  showToast({ title, text, tone: 'destructive' });
