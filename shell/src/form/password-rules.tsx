import { Hidden, Icon, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { type ShellLanguage, useShellLanguage } from '../words/words.ts';

interface RuleWords {
  list: string;
  length: string;
  lower: string;
  upper: string;
  digit: string;
  met: string;
  missing: string;
}

const WORDS: Record<ShellLanguage, RuleWords> = {
  en: {
    list: 'Password rules',
    length: '8 to 128 characters',
    lower: 'A lowercase letter',
    upper: 'An uppercase letter',
    digit: 'A number',
    met: ', done',
    missing: ', missing',
  },
  nb: {
    list: 'Regler for passordet',
    length: '8 til 128 tegn',
    lower: 'En liten bokstav',
    upper: 'En stor bokstav',
    digit: 'Et tall',
    met: ', oppfylt',
    missing: ', mangler',
  },
};

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px 12px;
  @media (max-width: 359px) {
    grid-template-columns: 1fr;
  }
`;

type RuleState = 'met' | 'open' | 'missing';

const COLOURS = { met: 'color-success-fg', open: 'color-text-3', missing: 'color-danger-fg' } as const;
const ICONS = { met: 'check', open: 'circle', missing: 'x' } as const;

const Rule = styled.li<{ $state: RuleState }>`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  color: ${({ $state }) => token(COLOURS[$state])};
`;

/** Returns each rule for a new password and whether the password meets it. */
const passwordRules = (password: string): { rule: 'length' | 'lower' | 'upper' | 'digit'; met: boolean }[] => [
  { rule: 'length', met: password.length >= 8 && password.length <= 128 },
  { rule: 'lower', met: /\p{Ll}/u.test(password) },
  { rule: 'upper', met: /\p{Lu}/u.test(password) },
  { rule: 'digit', met: /\p{Nd}/u.test(password) },
];

export interface PasswordRulesProps {
  password: string;
  /** True after the password was rejected. Rules that it does not meet are then marked as missing. */
  refused: boolean;
}

/** List of the password rules. The rules that the typed password meets are ticked. */
export const PasswordRules = ({ password, refused }: PasswordRulesProps) => {
  const words = WORDS[useShellLanguage()];
  return (
    <List aria-label={words.list}>
      {passwordRules(password).map(({ rule, met }) => {
        const state: RuleState = met ? 'met' : refused ? 'missing' : 'open';
        return (
          <Rule key={rule} $state={state}>
            <Icon name={ICONS[state]} size={16} />
            {words[rule]}
            {state !== 'open' && <Hidden>{words[state]}</Hidden>}
          </Rule>
        );
      })}
    </List>
  );
};
