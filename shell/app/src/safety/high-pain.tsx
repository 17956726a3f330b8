import { ButtonLink, Icon, text, token } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { pageLanguage } from '../screens/page-language.ts';
import { CallButtons } from './call-buttons.tsx';
import { CARD_NUMBERS } from './numbers.ts';
import { SafetyBox, Stacked } from './safety-box.ts';

const TRIAGE_PATH = '/physio-coach/triage';

/** Card that fills the width of its column. */
const Box = styled(SafetyBox)`
  max-width: none;
`;

const Heading = styled.h2`
  ${text('20')}
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  color: var(--fg);
`;

const Words = styled.p`
  text-wrap: pretty;
`;

export interface HighPainProps {
  /** Pain of the day, 0 to 10. */
  pain: number;
  /** True to show a link to the warning-signs screen of the physio coach. */
  withSigns?: boolean;
  /** Further advice below the text. */
  note?: string;
  /** Level of the heading. */
  level?: 2 | 3;
}

const WORDS = {
  en: {
    title: (pain: number) => `Pain ${pain} is a stop sign.`,
    text: 'Rest today. If it is new, getting worse, or comes with a warning sign, have it checked.',
    signs: 'Check for warning signs',
  },
  nb: {
    title: (pain: number) => `Smerte ${pain} er et stoppsignal.`,
    text: 'Hvil i dag. Er smerten ny, blir den verre, eller kommer den sammen med et faresignal, så få den sjekket.',
    signs: 'Se etter faresignaler',
  },
};

/** Card for a day with high pain, with a link to the warning signs and call buttons. */
export const HighPain = ({ pain, withSigns = true, note, level = 2 }: HighPainProps) => {
  const id = useId();
  const language = pageLanguage();
  const words = WORDS[language];
  return (
    <Box $tone="danger" aria-labelledby={id}>
      <Heading as={`h${level}`} id={id}>
        <Icon name="octagon" />
        {words.title(pain)}
      </Heading>
      <Words>{words.text}</Words>
      {note && <Words>{note}</Words>}
      <Stacked>
        {withSigns && (
          <ButtonLink href={TRIAGE_PATH} wide>
            {words.signs}
          </ButtonLink>
        )}
        <CallButtons numbers={CARD_NUMBERS} language={language} />
      </Stacked>
    </Box>
  );
};
