import type { Language } from '@stridewell/coaching/text/language';
import type { LadderStage } from '@stridewell/contracts/web';

const inNorwegian = (title: string): string =>
  title
    .replace('Stage', 'Trinn')
    .replace(/min brisk walk/g, 'min rask gange')
    .replace(/min run/g, 'min løping')
    .replace(/min walk/g, 'min gange');

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** `stage 4: 3 x (5 min run / 2 min walk)`; the numbers alone where nothing of it may be done today. */
export const stageText = ({ stage, title, intervals }: LadderStage, language: Language, isOpen: boolean): string => {
  const name = language === 'nb' ? 'trinn' : 'stage';
  if (isOpen) return lowered(language === 'nb' ? inNorwegian(title) : title);
  return stage === 0 ? `${name} 0` : `${name} ${stage}, ${intervals.replace(' continuous', ' min')}`;
};
