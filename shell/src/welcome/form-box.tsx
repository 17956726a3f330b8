import { CardBox, media, TextButton, text, token } from '@stridewell/ui/core';
import { Checkbox, type CheckboxProps } from '@stridewell/ui/forms';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useWelcomeWords } from '../words/welcome-words.ts';

const Box = styled(CardBox)`
  display: grid;
  gap: ${token('space-5')};
  ${media.desktop} {
    padding: ${token('space-8')} 0;
    border: 0;
    background: none;
  }
`;

const Title = styled.h2`
  ${text('20')}
`;

const Intro = styled.p`
  margin-top: calc(-1 * ${token('space-4')});
  color: ${token('color-text-2')};
  text-wrap: pretty;
  overflow-wrap: anywhere;
  b {
    font-weight: ${token('weight-medium')};
    color: ${token('color-text')};
  }
`;

const Switch = styled.p`
  ${text('14')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${token('space-1')};
  margin: -8px 0 -12px;
  color: ${token('color-text-2')};
`;

export interface FormBoxProps {
  title: string;
  /** One sentence that introduces the form. */
  intro?: ReactNode;
  /** Text before the link to the other form, such as "New here?". `other` is the text of the link itself. */
  question: string;
  other: string;
  onSwitch: () => void;
  children: ReactNode;
}

/** Remember-me checkbox in a sign-in form. */
export const RememberMe = (props: Pick<CheckboxProps, 'checked' | 'onChange'>) => (
  <Checkbox {...props}>{useWelcomeWords().remember}</Checkbox>
);

/** Frame of a form on the welcome screen, with a link to another form. */
export const FormBox = ({ title, intro, question, other, onSwitch, children }: FormBoxProps) => {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {intro && <Intro>{intro}</Intro>}
      {children}
      <Switch>
        {question}
        <TextButton onClick={onSwitch}>{other}</TextButton>
      </Switch>
    </Box>
  );
};
