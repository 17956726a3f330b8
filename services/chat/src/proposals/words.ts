import type { Words } from '@stridewell/language/language';

/** Labels of the buttons on the card of a proposed change. */
export const LABELS = {
  confirm: { en: 'Confirm', nb: 'Bekreft' },
  decline: { en: 'Cancel', nb: 'Avbryt' },
  undo: { en: 'Undo', nb: 'Angre' },
} as const satisfies Record<string, Words>;

/** The runner's message in the thread after a button was tapped. */
export const SAID = {
  accept: { en: 'Confirmed', nb: 'Bekreftet' },
  decline: { en: 'Cancelled', nb: 'Avbrutt' },
  undo: { en: 'Undo', nb: 'Angre' },
} as const satisfies Record<string, Words>;

export const OFFERED: Words = {
  en: 'I can do that. Nothing changes until you confirm.',
  nb: 'Det kan jeg gjøre. Ingenting endres før du bekrefter.',
};

export const DECLINED: Words = {
  en: 'All right, I leave everything as it is.',
  nb: 'Greit, jeg lar alt være som det er.',
};

export const EXPIRED: Words = {
  en: 'That offer has run out, and nothing was changed. Ask me again and I will make a new one.',
  nb: 'Det forslaget har gått ut, og ingenting er endret. Spør meg igjen, så lager jeg et nytt.',
};

export const DECIDED: Words = {
  en: 'You have answered this already, so I changed nothing now.',
  nb: 'Dette har du svart på allerede, så jeg endret ingenting nå.',
};

export const CHANGED: Words = {
  en: 'Something has changed since I asked, so I changed nothing. This is how it looks now.',
  nb: 'Noe har endret seg siden jeg spurte, så jeg har ikke endret noe. Slik ser det ut nå.',
};

export const UNDO_GONE: Words = {
  en: 'That can no longer be taken back here. You can change it on the screen it belongs to.',
  nb: 'Det kan ikke angres her lenger. Du kan endre det på skjermen der det hører hjemme.',
};

export const TAP_UNDO: Words = {
  en: 'I can take that back. Tap Undo below.',
  nb: 'Det kan jeg ta tilbake. Trykk på Angre under.',
};

export const NOTHING_TO_UNDO: Words = {
  en: 'There is nothing from the last ten minutes that I can take back. A log or a moved session can be changed on the Plan screen.',
  nb: 'Det er ingenting fra de siste ti minuttene jeg kan ta tilbake. En logg eller en flyttet økt kan du endre på planskjermen.',
};
