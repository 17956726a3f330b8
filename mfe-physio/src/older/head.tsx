import { Badge, ButtonLink, IconButton, Row, Text } from '@stridewell/ui/core';
import { ROUTES } from '../dashboard/routes.ts';

/** The screen's badge, the help button and the link to the running coach. */
export const Head = ({ onHelp }: { onHelp: () => void }) => (
  <>
    <Row $between $wrap>
      <Row $gap={2}>
        <Badge tone="accent">AI Specialist</Badge>
        <IconButton icon="help" size={20} label="Show the first steps" onClick={onHelp} />
      </Row>
      <ButtonLink href={ROUTES.running} variant="secondary" small icon="swap">
        Switch to Running Coach
      </ButtonLink>
    </Row>
    <Text $quiet={2}>Your injury, today's assessment and your questions, on one page.</Text>
  </>
);
