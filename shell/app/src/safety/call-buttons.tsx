import { type ButtonStyle, type ButtonVariant, buttonStyle, Icon, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { type CallNumber, nameOf, type SafetyLanguage } from './numbers.ts';
import { SAFETY_TEXTS } from './safety-texts.ts';

const AMBULANCE = '113';

const CallLink = styled.a<ButtonStyle & { $first: boolean }>`
  ${buttonStyle}
  min-height: ${({ $first }) => ($first ? '56px' : token('control'))};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${token('space-2')};
`;

const Stacked = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

interface CallProps {
  number: CallNumber;
  language: SafetyLanguage;
  variant: ButtonVariant;
  /** True to show the name of the service next to the phone number. */
  named?: boolean;
  first?: boolean;
}

const Call = ({ number, language, variant, named = false, first = false }: CallProps) => {
  const name = named ? nameOf(number, language) : null;
  return (
    <CallLink href={`tel:${number.tel}`} $variant={variant} $small={false} $wide $first={first}>
      <Icon name="phone" size={20} />
      {`${SAFETY_TEXTS[language].call} ${number.label}${name ? `, ${name}` : ''}`}
    </CallLink>
  );
};

export interface CallButtonsProps {
  numbers: readonly CallNumber[];
  language: SafetyLanguage;
}

/** Call buttons, 48 px high, placed next to each other if there is room. */
export const CallButtons = ({ numbers, language }: CallButtonsProps) => (
  <Pair>
    {numbers.map((number) => (
      <Call
        key={number.tel}
        number={number}
        language={language}
        variant={number.tel === AMBULANCE ? 'danger-quiet' : 'secondary'}
      />
    ))}
  </Pair>
);

/** Call buttons of a STOP message. The first button is the primary action, filled and 56 px high. */
export const StopCallButtons = ({ numbers, language }: CallButtonsProps) => (
  <Stacked>
    {numbers.map((number, at) => {
      const filled = number.tel === AMBULANCE ? 'danger' : 'primary';
      const variant = at === 0 ? filled : 'secondary';
      return (
        <Call key={number.tel} number={number} language={language} variant={variant} named={at > 0} first={at === 0} />
      );
    })}
  </Stacked>
);
