/**
 * Text functions that the safety rules and the coaches share: folding, splitting into tokens, typing errors and
 * language detection.
 */
export { fold } from './gate/engine/fold.ts';
export { type Language, languageOfText } from './gate/engine/language.ts';
export { type Token, tokensOf } from './gate/engine/tokens.ts';
export { isTypo } from './gate/engine/typo.ts';
