import { create } from 'zustand';

export interface BackLink {
  href: string;
  /** The destination in words: "Back to Home". */
  label: string;
}

interface PageState {
  /** Title of the screen that is shown; null for the home, which shows the brand. */
  title: string | null;
  back: BackLink | null;
  show: (title: string | null, back: BackLink | null) => void;
}

/** What the top bar needs to know of the screen below it, whichever remote that belongs to. */
export const usePage = create<PageState>((set) => ({
  title: null,
  back: null,
  show: (title, back) => set({ title, back }),
}));
