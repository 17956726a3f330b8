let shown: string | null = null;

/** Returns the id of the runner that this page shows, or null if there is none. */
export const shownRunner = (): string | null => shown;

/** Sets the id that {@link shownRunner} returns. */
export const setShownRunner = (id: string | null): void => {
  shown = id;
};
