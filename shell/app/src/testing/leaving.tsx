/** True if the page asks for confirmation before it is closed or reloaded. */
export const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
