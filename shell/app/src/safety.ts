/** Entry point of safety cards and predefined safety texts, loaded by the first screen that shows one. */

export { CallButtons, type CallButtonsProps } from './safety/call-buttons.tsx';
export { HighPain, type HighPainProps } from './safety/high-pain.tsx';
export { HoldWords, type HoldWordsProps } from './safety/hold-message.tsx';
export { chatOfHold, HoldNotice } from './safety/hold-notice.tsx';
export { CARD_NUMBERS, type CallNumber, numbersIn, type SafetyLanguage } from './safety/numbers.ts';
export { SafetyCard, type SafetyCardProps } from './safety/safety-card.tsx';
export { SafetyNotice, type SafetyNoticeProps, SafetyStop, type SafetyStopProps } from './safety/safety-stop.tsx';
export { type CardAnswering, useCardAnswer } from './safety/use-card-answer.ts';
