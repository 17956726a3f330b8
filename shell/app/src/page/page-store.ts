import { create } from 'zustand';

export interface BackLink {
  href: string;
  /** Text of the back link, such as "Back to Home". */
  label: string;
}

interface PageState {
  /** Title of the current screen. Null on the home page, where the top bar shows the brand. */
  title: string | null;
  back: BackLink | null;
  show: (title: string | null, back: BackLink | null) => void;
}

/** Store with the title and back link that the top bar shows for the current screen, which may belong to any remote. */
export const usePage = create<PageState>((set) => ({
  title: null,
  back: null,
  show: (title, back) => set({ title, back }),
}));
