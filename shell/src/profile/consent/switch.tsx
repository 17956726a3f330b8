import { token } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')};
  min-height: ${token('touch')};
  label {
    font-weight: ${token('weight-medium')};
    text-wrap: pretty;
    cursor: pointer;
  }
`;

const Track = styled.button`
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  padding: 0;
  border: 1.5px solid ${token('color-border-control')};
  border-radius: 14px;
  background: ${token('color-surface')};
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 4px auto 4px 4px;
    width: 17px;
    border-radius: 50%;
    background: ${token('color-border-control')};
    transition: translate 150ms ease-out;
  }
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
  &[aria-checked='true'] {
    border-color: ${token('color-accent')};
    background: ${token('color-accent')};
  }
  &[aria-checked='true']::before {
    translate: 20px;
    background: ${token('color-on-accent')};
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
`;

export interface SwitchProps {
  children: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** Id of the element that describes the switch. */
  describedBy?: string;
}

/** On/off switch that takes effect immediately. Its accessible name is its label. */
export const Switch = ({ children, on, onChange, describedBy }: SwitchProps) => {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{children}</label>
      <Track
        type="button"
        role="switch"
        id={id}
        aria-checked={on}
        aria-describedby={describedBy}
        onClick={() => onChange(!on)}
      />
    </Row>
  );
};
