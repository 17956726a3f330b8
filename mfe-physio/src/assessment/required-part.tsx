import type { AreaTest } from '@stridewell/contracts/web';
import { Text, token } from '@stridewell/ui/core';
import { YesNo } from '@stridewell/ui/forms';
import styled from 'styled-components';
import { mayNotHop } from './answers.ts';
import { groupName, type PartProps, QuestionCard } from './part.tsx';

const Tests = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  padding-left: ${token('space-5')};
  list-style: disc;
  color: ${token('color-text-2')};
`;

const WALK_ONLY = 'A brisk 20-minute walk, at pain 2 or less and without a limp.';

export interface RequiredPartProps extends PartProps {
  /** The functional tests for the injured area. Empty until the tests are loaded. */
  tests: readonly AreaTest[];
  /** True when the question is about walking only, because the runner is not past the first stages of the ladder. */
  walkOnly?: boolean;
}

/** The two required questions. Omits hop tests for runners who must not hop. */
export const RequiredPart = ({ area, answers, onChange, errorOf, of, tests, walkOnly = false }: RequiredPartProps) => {
  const noHops = mayNotHop(area, answers);
  const shown = tests.filter(({ hop }) => !hop || !noHops);
  return (
    <QuestionCard aria-label={groupName('Walking, running and tests', of)}>
      <YesNo
        label="Can you walk or run without trouble?"
        help={walkOnly ? WALK_ONLY : 'A 20-minute walk, or a 10-20 minute easy run.'}
        required
        value={answers.walkRunTolerance}
        error={errorOf('walkRunTolerance')}
        onChange={(walkRunTolerance) => onChange({ walkRunTolerance })}
      />
      <div>
        <YesNo
          label="Do the functional tests feel fine?"
          help={
            noHops
              ? 'Answer for the tests you can do in comfort. Do not hop, and stop if it hurts.'
              : 'All of them. Answer No if you have not done them, and stop if it hurts.'
          }
          required
          value={answers.functionalTestsOk}
          error={errorOf('functionalTestsOk')}
          onChange={(functionalTestsOk) => onChange({ functionalTestsOk })}
        />
        {shown.length > 0 && (
          <Text as="div" $size="14" $quiet={2} style={{ marginTop: 12 }}>
            <Tests aria-label="Functional tests">
              {shown.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </Tests>
          </Text>
        )}
      </div>
    </QuestionCard>
  );
};
