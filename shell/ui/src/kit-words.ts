/** Text that parts of the kit contain by themselves, in the language of the page. */
interface KitWords {
  close: string;
  closeMenu: string;
  loading: (label: string) => string;
  retry: string;
  retrying: string;
  /** Name of the region with the toasts. `{hotkey}` is replaced by the key that focuses it. */
  notifications: string;
  skip: string;
  /** Title of a toast that reports a failure. */
  failed: string;
}

const EN: KitWords = {
  close: 'Close',
  closeMenu: 'Close menu',
  loading: (label) => `Loading: ${label}`,
  retry: 'Try again',
  retrying: 'Trying again...',
  notifications: 'Notifications ({hotkey})',
  skip: 'Skip to content',
  failed: 'Error',
};

const NB: KitWords = {
  close: 'Lukk',
  closeMenu: 'Lukk menyen',
  loading: (label) => `Henter: ${label}`,
  retry: 'Prøv igjen',
  retrying: 'Prøver igjen...',
  notifications: 'Varsler ({hotkey})',
  skip: 'Hopp til innholdet',
  failed: 'Noe gikk galt',
};

/** True on a page whose `lang` attribute is Norwegian. */
export const isNorwegian = (): boolean => /^(nb|nn|no)\b/i.test(document.documentElement.lang);

/** Returns the UI text of the kit in the language of the page. */
export const kitWords = (): KitWords => (isNorwegian() ? NB : EN);
