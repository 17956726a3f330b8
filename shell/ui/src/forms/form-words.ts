import { isNorwegian } from '../kit-words.ts';

const EN = { yes: 'Yes', no: 'No', unanswered: 'Not answered' };
const NB: typeof EN = { yes: 'Ja', no: 'Nei', unanswered: 'Ikke besvart' };

/** Returns the UI text of the kit's forms in the language of the page. */
export const formWords = (): typeof EN => (isNorwegian() ? NB : EN);
