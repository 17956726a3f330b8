import type { TriageAction } from '@stridewell/contracts/web';
import { Icon, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

const Call = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  min-height: 64px;
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('color-danger-action')};
  color: ${token('color-on-danger-action')};
  font-size: ${token('text-20')};
  font-weight: ${token('weight-semibold')};
  text-align: center;
  text-decoration: none;
`;

/** An action of a triage outcome: a link or, if it has no link target, plain text. */
export const CallLink = ({ action: { label, href } }: { action: TriageAction }) =>
  href === undefined ? (
    <Text $medium>{label}</Text>
  ) : (
    <Call href={href}>
      <Icon name={href.startsWith('tel:') ? 'phone' : 'external'} />
      {label}
    </Call>
  );
