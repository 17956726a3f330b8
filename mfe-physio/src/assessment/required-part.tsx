import { type AreaTest, PHYSIO_TESTS, type PlanTest } from '@stridewell/contracts/web';
import { Stack, Text, token } from '@stridewell/ui/core';
import { YesNo } from '@stridewell/ui/forms';
import styled from 'styled-components';
import { MarkedList } from '../progress/marked-list.tsx';
import { testWords } from '../tests/test-words.ts';
import { mayNotHop } from './answers.ts';
import { formWords } from './form-words.ts';
import { groupName, type PartProps, QuestionCard } from './part.tsx';

const Tests = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  padding-left: ${token('space-5')};
  list-style: disc;
  color: ${token('color-text-2')};
`;

export interface RequiredPartProps extends PartProps {
  /**
   * The functional tests for the injured area, used with servers that return no results. Empty until the tests are
   * loaded.
   */
  tests: readonly AreaTest[];
  /** The currently required tests with their newest results; null until they are loaded. */
  results?: readonly PlanTest[] | null;
  /** True if the question is only about walking, because the runner is not past the first stages of the ladder. */
  walkOnly?: boolean;
}

/** The tests with a tick for each that is passed and confirmed. */
const TestResults = ({ results }: { results: readonly PlanTest[] }) => {
  const words = formWords();
  return (
    <MarkedList
      label={words.testList}
      items={results.map(({ testId, passed, confirmed }) => ({
        id: testId,
        label: testWords().tests[testId].name,
        met: passed === true && confirmed === true,
      }))}
      words={words.testMarks}
      all={words.allTests}
    />
  );
};

/** The two required questions. Omits hop tests for runners who must not hop. */
export const RequiredPart = (props: RequiredPartProps) => {
  const { area, answers, onChange, errorOf, of, tests, results = null, walkOnly = false } = props;
  const words = formWords();
  const noHops = mayNotHop(area, answers);
  const shown = tests.filter(({ hop }) => !hop || !noHops);
  const known = (results ?? []).filter(({ testId }) => !PHYSIO_TESTS[testId].hop || !noHops);
  const isOpen = known.some(({ passed, confirmed }) => passed !== true || confirmed !== true);
  return (
    <QuestionCard aria-label={groupName(words.groups.required, of)}>
      <YesNo
        label={words.walk}
        help={words.walkHelp(walkOnly)}
        required
        value={answers.walkRunTolerance}
        error={errorOf('walkRunTolerance')}
        onChange={(walkRunTolerance) => onChange({ walkRunTolerance })}
      />
      <div>
        <YesNo
          label={words.tests}
          help={words.testsHelp(noHops)}
          required
          value={answers.functionalTestsOk}
          error={errorOf('functionalTestsOk')}
          onChange={(functionalTestsOk) => onChange({ functionalTestsOk })}
        />
        {known.length > 0 ? (
          <Text as="div" $size="14" $quiet={2} style={{ marginTop: 12 }}>
            <Stack $gap={3}>
              <TestResults results={known} />
              {isOpen && <p>{words.testsOpen}</p>}
            </Stack>
          </Text>
        ) : (
          shown.length > 0 && (
            <Text as="div" $size="14" $quiet={2} style={{ marginTop: 12 }}>
              <Tests aria-label={words.testList}>
                {shown.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </Tests>
            </Text>
          )
        )}
      </div>
    </QuestionCard>
  );
};
