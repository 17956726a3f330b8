import type { CardChoice } from '@stridewell/contracts/web';
import { Icon } from '@stridewell/ui/core';
import type { SafetyLanguage } from './numbers.ts';
import { Answer, Grow, Small } from './safety-box.ts';
import { SAFETY_TEXTS } from './safety-texts.ts';

export interface GivenAnswerProps {
  choices: readonly (CardChoice | null)[];
  codes: readonly string[];
  language: SafetyLanguage;
}

/**
 * Shows the answer to a card that has been answered. Renders nothing if the card does not contain the selected options.
 */
export const GivenAnswer = ({ choices, codes, language }: GivenAnswerProps) => {
  const chosen = choices.filter((choice) => choice !== null).filter(({ code }) => codes.includes(code));
  if (chosen.length === 0) return null;
  return (
    <Answer>
      <Small>{SAFETY_TEXTS[language].yourAnswer}</Small>
      <ul>
        {chosen.map(({ code, label }) => (
          <li key={code}>
            <Icon name="check" size={20} />
            <Grow>{label}</Grow>
          </li>
        ))}
      </ul>
    </Answer>
  );
};
