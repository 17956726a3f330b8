/** A time limit that is set anew with every sign of life, and fires once. */
export const createWatch = (controller: AbortController) => {
  let timer: NodeJS.Timeout | undefined;
  let late = false;
  return {
    /** Fires unless it is set again or rested within so many milliseconds. */
    within(milliseconds: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        late = true;
        controller.abort();
      }, milliseconds);
    },
    /** While nobody waits for the other side. */
    rest(): void {
      clearTimeout(timer);
    },
    hasFired: (): boolean => late,
  };
};
