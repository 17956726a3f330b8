import { Hidden, media, text, token } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';

const Group = styled.fieldset<{ $columns: 1 | 2 }>`
  display: grid;
  gap: ${token('space-3')};
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Tile = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 64px;
  padding: ${token('space-3')} ${token('space-4')};
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-lg')};
  background: ${token('color-surface')};
  font-weight: ${token('weight-medium')};
  cursor: pointer;
  &:hover {
    background: ${token('color-surface-hover')};
  }
  &:has(:checked) {
    background: ${token('color-accent-bg')};
    border-color: ${token('color-accent')};
    box-shadow: 0 0 0 1px ${token('color-accent')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('color-accent')};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  small {
    ${text('14')}
    color: ${token('color-text-2')};
    font-weight: ${token('weight-regular')};
  }
  ${media.wide} {
    padding: ${token('space-4')};
  }
`;

export interface Choice<T extends string> {
  value: T;
  label: string;
  note?: string;
}

export interface ChoiceTilesProps<T extends string> {
  /** Name of the group for screen readers. */
  label: string;
  choices: readonly Choice<T>[];
  /** The selected value; '' when none is selected. */
  value: T | '';
  columns?: 1 | 2;
  onChange: (value: T) => void;
}

/** One choice among large tiles, as radio buttons. */
export const ChoiceTiles = <T extends string>({
  label,
  choices,
  value,
  columns = 1,
  onChange,
}: ChoiceTilesProps<T>) => {
  const name = useId();
  return (
    <Group $columns={columns}>
      <Hidden as="legend">{label}</Hidden>
      {choices.map((choice) => (
        <Tile key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
          {choice.note && <small>{choice.note}</small>}
        </Tile>
      ))}
    </Group>
  );
};
