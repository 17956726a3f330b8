import { Stack, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { OUTPUTS, toggleOutput, useOutputs } from '../outputs/settings.ts';
import { playerWords } from '../words/words.ts';

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: ${token('touch')};
  cursor: pointer;
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${token('color-accent')};
  }
`;

/** The outputs of the player, each of which can be turned off. */
export const OutputChoices = () => {
  const words = playerWords();
  const settings = useOutputs();
  return (
    <Stack $gap={1}>
      {OUTPUTS.map((output) => (
        <Line key={output}>
          <input type="checkbox" checked={settings[output]} onChange={() => toggleOutput(output)} />
          <Text as="span" $size="14">
            {words.outputs[output]}
          </Text>
        </Line>
      ))}
    </Stack>
  );
};
