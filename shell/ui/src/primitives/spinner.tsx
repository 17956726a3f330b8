import styled, { keyframes } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { token } from '../theme/token.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const Spin = styled(Icon).attrs({ name: 'spinner' })`
  animation: ${turn} 900ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-3')};
  color: ${token('color-text-2')};
  svg {
    color: ${token('color-accent')};
  }
`;

/** Loading indicator for content without a known layout. Use a skeleton for a known layout. */
export const Spinner = ({ label }: { label: string }) => (
  <Line role="status">
    <Spin name="spinner" />
    <span>{label}</span>
  </Line>
);
