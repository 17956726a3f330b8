/** The front door of the safety package: the decision on a text, its categories and its fixed texts. */
export { CATEGORIES, type Category, type Tier } from './gate/categories.ts';
export { checkNotes, checkText, type GateResult } from './gate/check.ts';
export { TEXTS } from './gate/texts.ts';
export { GATE_VERSION } from './gate/version.ts';
