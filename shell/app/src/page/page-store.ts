import { create } from 'zustand';

export interface BackLink {
  href: string;
  /** The link's text: "Back to Home". */
  label: string;
}

interface PageState {
  /** Title of the current screen; null for the home page, which shows the brand. */
  title: string | null;
  back: BackLink | null;
  show: (title: string | null, back: BackLink | null) => void;
}

/** What the top bar shows of the current screen, whichever remote the screen belongs to. */
export const usePage = create<PageState>((set) => ({
  title: null,
  back: null,
  show: (title, back) => set({ title, back }),
}));
