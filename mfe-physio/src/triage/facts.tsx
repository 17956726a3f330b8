import { token } from '@stridewell/ui/core';
import styled from 'styled-components';
import type { PageLanguage } from '../data/language.ts';
import { triageWords } from './triage-words.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${token('space-3')};
  padding: ${token('space-4')} 0;
  border-top: 1px solid var(--line);
  border-bottom: 1px solid var(--line);
  dt {
    font-weight: ${token('weight-semibold')};
  }
  dd {
    text-wrap: pretty;
  }
`;

export interface FactsProps {
  language: PageLanguage;
  doNot: string;
  say: string;
}

/** Shows what the runner must not do and what to say on the phone. */
export const Facts = ({ doNot, say, language }: FactsProps) => {
  const words = triageWords();
  return (
    <List>
      {doNot && (
        <>
          <dt>{words.doNot}</dt>
          <dd lang={language}>{doNot}</dd>
        </>
      )}
      {say && (
        <>
          <dt>{words.say}</dt>
          <dd lang={language}>{say}</dd>
        </>
      )}
    </List>
  );
};
