import { Fragment } from 'react';
import styled from 'styled-components';
import { Alert } from '../feedback/alert.tsx';
import { Text } from '../layout/box.tsx';

/** The telephone numbers the safety texts name, as they are written there. */
const NUMBERS = /(116 1\d\d|\b113\b)/;

const Call = styled.a`
  font-weight: 600;
  white-space: nowrap;
`;

const Words = styled(Text)`
  text-wrap: pretty;
`;

/** The safety gate's text, before everything else. Its numbers can be called with a tap. */
export const Referral = ({ text }: { text: string }) => (
  <Alert tone="danger" title="Please read this first">
    <Words>
      {text.split(NUMBERS).map((part, index) =>
        NUMBERS.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
          <Call key={index} href={`tel:${part.replaceAll(' ', '')}`}>
            {part}
          </Call>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </Words>
  </Alert>
);
