import { Hidden, Icon, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px 12px;
  @media (max-width: 359px) {
    grid-template-columns: 1fr;
  }
`;

const Rule = styled.li<{ $met: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  color: ${({ $met }) => token($met ? 'color-success-fg' : 'color-text-3')};
`;

/** Returns each rule for a new password and whether the password meets it. */
const passwordRules = (password: string): { text: string; met: boolean }[] => [
  { text: '8 to 128 characters', met: password.length >= 8 && password.length <= 128 },
  { text: 'A lowercase letter', met: /\p{Ll}/u.test(password) },
  { text: 'An uppercase letter', met: /\p{Lu}/u.test(password) },
  { text: 'A number', met: /\p{Nd}/u.test(password) },
];

/** List of the password rules. The rules that the typed password meets are ticked. */
export const PasswordRules = ({ password }: { password: string }) => (
  <List aria-label="Password rules">
    {passwordRules(password).map(({ text, met }) => (
      <Rule key={text} $met={met}>
        <Icon name={met ? 'check' : 'circle'} size={16} />
        {text}
        {met && <Hidden>, done</Hidden>}
      </Rule>
    ))}
  </List>
);
