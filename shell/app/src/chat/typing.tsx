import { token } from '@stridewell/ui/core';
import styled, { keyframes } from 'styled-components';
import { chatWords } from './chat-words.ts';

const rise = keyframes`30% { transform: translateY(-4px); opacity: 1; }`;

const Dots = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  height: ${token('leading-16')};
  i {
    width: 8px;
    height: 8px;
    border-radius: 4px;
    background: ${token('color-text-3')};
    opacity: 0.6;
    animation: ${rise} 1200ms ease-in-out infinite;
  }
  i:nth-child(2) {
    animation-delay: 160ms;
  }
  i:nth-child(3) {
    animation-delay: 320ms;
  }
  @media (prefers-reduced-motion: reduce) {
    i {
      animation: none;
    }
  }
`;

/** Typing indicator, shown until the first text of a reply arrives. */
export const Typing = () => (
  <Dots role="img" aria-label={chatWords().typing}>
    <i />
    <i />
    <i />
  </Dots>
);
