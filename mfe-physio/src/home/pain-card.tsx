import { ButtonLink, CardTitle, Text, text } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { ROUTES } from '../dashboard/routes.ts';
import { inLanguage } from '../data/language.ts';
import { HomeRow } from './home-row.tsx';

const Words = styled.div`
  ${text('14')}
  flex: 1;
  min-width: 12rem;
`;

const EN = {
  title: 'Where does it hurt?',
  line: 'Tell Physio Coach, and your running plan follows it.',
  tell: 'Tell where it hurts',
};

const NB: typeof EN = {
  title: 'Hvor gjør det vondt?',
  line: 'Fortell det til fysiotreneren, så følger løpeplanen etter.',
  tell: 'Fortell hvor',
};

/** Card for a day of high pain without a followed injury. Links to the injury profile. */
export const PainCard = () => {
  const id = useId();
  const words = inLanguage({ en: EN, nb: NB });
  return (
    <HomeRow aria-labelledby={id}>
      <Words>
        <CardTitle id={id}>{words.title}</CardTitle>
        <Text $size="14" $quiet={2}>
          {words.line}
        </Text>
      </Words>
      <ButtonLink href={ROUTES.profile} variant="secondary" small>
        {words.tell}
      </ButtonLink>
    </HomeRow>
  );
};
