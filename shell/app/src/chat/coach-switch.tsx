import type { CoachType } from '@stridewell/contracts/web';
import { media, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { Link } from 'wouter';
import { isEmbedded } from '../page/embedded.ts';
import { chatWords } from './chat-words.ts';

const CHATS = [
  { coach: 'running', href: '/running?tab=chat' },
  { coach: 'physio', href: '/physio-coach?tab=chat' },
] as const;

const Frame = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-1')};
  margin: ${token('space-2')} ${token('gutter')} 0;
  padding: 2px;
  border-radius: ${token('radius-md')};
  background: ${token('color-surface-sunken')};
  ${media.wide} {
    display: none;
  }
`;

const Choice = styled(Link)`
  display: grid;
  place-content: center;
  height: ${token('touch')};
  border-radius: ${token('radius-sm')};
  color: ${token('color-text-2')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  &[aria-current] {
    background: ${token('color-surface')};
    color: ${token('color-text')};
  }
`;

/**
 * Links between the chats of the two coaches. Shown on phones, where the bottom bar has a single item for both chats.
 */
export const CoachSwitch = ({ coachType }: { coachType: CoachType }) =>
  isEmbedded() ? null : (
    <Frame aria-label={chatWords().coach}>
      {CHATS.map(({ coach, href }) => (
        <Choice key={coach} href={href} aria-current={coach === coachType ? 'page' : undefined}>
          {chatWords().coaches[coach]}
        </Choice>
      ))}
    </Frame>
  );
