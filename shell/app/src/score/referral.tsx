import { Alert, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { CallButtons } from '../safety/call-buttons.tsx';
import { numbersIn, type SafetyLanguage } from '../safety/numbers.ts';

const Words = styled(Text)`
  text-wrap: pretty;
`;

const Calls = styled.div`
  margin-top: ${token('space-2')};
`;

/** Shows the safety text of a check-in, with a call button for each phone number in the text. */
export const Referral = ({ text, language = 'en' }: { text: string; language?: SafetyLanguage }) => {
  const numbers = numbersIn(text);
  return (
    <Alert tone="danger" title={language === 'nb' ? 'Les dette først' : 'Please read this first'}>
      <Words>{text}</Words>
      {numbers.length > 0 && (
        <Calls>
          <CallButtons numbers={numbers} language={language} />
        </Calls>
      )}
    </Alert>
  );
};
