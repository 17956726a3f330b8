import { Hidden, Icon, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { passwordRules } from './rules.ts';

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

/** What a password needs, ticked off while it is typed. */
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
