import { toneOf } from '@stridewell/app/core';
import {
  BANDS,
  RECOMMENDATION_COPY,
  RECOMMENDATION_COPY_NB,
  RECOMMENDATIONS,
  type Recommendation,
} from '@stridewell/contracts/web';
import { Brand, figures, hidden, Icon, media, text, token, tone } from '@stridewell/ui/core';
import styled, { css } from 'styled-components';
import { useWelcomeWords } from '../words/welcome-words.ts';
import { type ShellLanguage, useShellLanguage } from '../words/words.ts';

const notOnPhonesWhen = (short: boolean) =>
  short &&
  css`
    @media (max-width: 959px) {
      display: none;
    }
  `;

/** Hides the page's only h1 visually on phones, but not from screen readers. */
const forReadersOnPhones = css`
  @media (max-width: 959px) {
    ${hidden}
  }
`;

const Side = styled.section`
  ${media.desktop} {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    padding: ${token('space-8')} 64px ${token('space-8')} max(${token('space-8')}, calc(50vw - 560px));
    background: ${token('color-surface')};
    border-right: 1px solid ${token('color-border')};
  }
`;

const Line = styled.h1<{ $hidden: boolean }>`
  ${text('28')}
  margin-top: ${token('space-6')};
  ${({ $hidden }) => $hidden && forReadersOnPhones}
  ${media.desktop} {
    margin-top: auto;
  }
`;

const Words = styled.p<{ $hidden: boolean }>`
  margin-top: ${token('space-2')};
  color: ${token('color-text-2')};
  text-wrap: pretty;
  ${({ $hidden }) => notOnPhonesWhen($hidden)}
`;

const Four = styled.ul<{ $hidden: boolean }>`
  display: grid;
  /* Two columns; large text on a small phone needs one. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
  gap: ${token('space-2')};
  margin-top: ${token('space-4')};
  ${({ $hidden }) => notOnPhonesWhen($hidden)}
  ${media.desktop} {
    grid-template-columns: 1fr;
    margin: ${token('space-8')} 0 auto;
  }
`;

const One = styled.li<{ $of: Recommendation }>`
  ${({ $of }) => tone(toneOf($of))}
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: 40px;
  padding: 0 ${token('space-3')};
  border: 1px solid var(--line);
  border-radius: ${token('radius-md')};
  background: var(--bg);
  color: ${token('color-text-2')};
  b {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-2')};
    color: var(--fg);
    font-weight: ${token('weight-semibold')};
  }
  > span {
    display: none;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: 100px 1fr auto;
    min-height: 56px;
    padding: 0 ${token('space-4')};
    > span {
      ${figures}
      display: block;
    }
    > span:last-child {
      color: ${token('color-text-3')};
    }
  }
`;

const Fine = styled.p`
  ${text('14')}
  display: none;
  color: ${token('color-text-3')};
  ${media.desktop} {
    display: block;
  }
`;

const band = (name: Recommendation, language: ShellLanguage): string => {
  const { from, to } = BANDS[name];
  const figures = `${from === 0 ? '0' : from.toFixed(1)} – ${to === 10 ? '10' : to.toFixed(1)}`;
  return language === 'nb' ? figures.replaceAll('.', ',') : figures;
};

const COPY = { en: RECOMMENDATION_COPY, nb: RECOMMENDATION_COPY_NB };

/** Introduction of the product next to the form. Below 960 px it is shortened when a longer form needs the space. */
export const ProductIntro = ({ short }: { short: boolean }) => {
  const words = useWelcomeWords().intro;
  const language = useShellLanguage();
  return (
    <Side>
      <Brand />
      <Line $hidden={short}>{words.title}</Line>
      <Words $hidden={short}>{words.text}</Words>
      <Four $hidden={short}>
        {RECOMMENDATIONS.map((name) => (
          <One key={name} $of={name}>
            <b>
              <Icon name={toneOf(name)} size={20} />
              {name}
            </b>
            <span>{COPY[language][name].headline}</span>
            <span>{band(name, language)}</span>
          </One>
        ))}
      </Four>
      <Fine>{words.fine}</Fine>
    </Side>
  );
};
