/** Text functions shared by the safety rules and the coaches: folding, tokens, typing errors, language. */
export { fold } from './gate/engine/fold.ts';
export { type Language, languageOfText } from './gate/engine/language.ts';
export { type Token, tokensOf } from './gate/engine/tokens.ts';
export { isTypo } from './gate/engine/typo.ts';
