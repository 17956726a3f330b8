import type { Language } from '@stridewell/language/language';
import type { Stage } from '../../domain/ladder/stages.ts';
import { render } from '../../messages/catalogue.ts';

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/**
 * Formats a stage: `stage 4: 3 x (5 min run / 2 min walk)`. A stage that must not be done today has only its number and
 * intervals.
 */
export const stageText = ({ stage, title, intervals }: Stage, language: Language, isOpen: boolean): string => {
  const name = language === 'nb' ? 'trinn' : 'stage';
  if (isOpen) return lowered(render(title, language));
  return stage === 0 ? `${name} 0` : `${name} ${stage}, ${intervals.replace(' continuous', ' min')}`;
};
