import {
  ButtonLink,
  CardBox,
  formatScore,
  Icon,
  type IconName,
  Page,
  RecommendationBadge,
  Row,
  Split,
  shortEnglishDate,
  Text,
  token,
  useCheckinToday,
  useToday,
  useUser,
} from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Card = styled(CardBox)`
  display: grid;
  gap: ${token('space-4')};
  align-content: start;
`;

const Sign = styled.span`
  width: 48px;
  height: 48px;
  display: grid;
  place-items: center;
  border-radius: ${token('radius-md')};
  background: ${token('color-accent-bg')};
  color: ${token('color-accent')};
`;

const Focus = styled.h2`
  margin-top: calc(-1 * ${token('stack')});
  color: ${token('color-text-2')};
`;

interface ChoiceProps {
  icon: IconName;
  title: string;
  words: string;
  href: string;
  action: string;
  children?: ReactNode;
}

const Choice = ({ icon, title, words, href, action, children }: ChoiceProps) => (
  <Card>
    <Sign>
      <Icon name={icon} />
    </Sign>
    <div>
      <Text as="h3" $size="20">
        {title}
      </Text>
      <Text $quiet={2}>{words}</Text>
    </div>
    {children}
    <ButtonLink href={href} wide>
      {action}
    </ButtonLink>
  </Card>
);

/** The home of embedded mode: today's date and the choice between the two coaches. */
export default function Chooser() {
  const { name } = useUser();
  const today = useCheckinToday();
  const first = name?.trim().split(/\s+/)[0];
  return (
    <Page
      home
      title="Choose your coach"
      over={shortEnglishDate(useToday())}
      heading={first ? `Welcome back, ${first}` : 'Welcome back'}
    >
      <Focus>Choose your coaching focus to get started</Focus>
      <Split $even>
        <Choice
          icon="run"
          title="Running Coach"
          words="Your readiness, this week’s plan and a coach that knows both."
          href="/running"
          action="Start Running Dashboard"
        >
          {today.state === 'there' && (
            <Row>
              <RecommendationBadge recommendation={today.value.recommendation} />
              <Text as="span" $size="14" $quiet={2} $figures>{`${formatScore(today.value.score)} / 10 today`}</Text>
            </Row>
          )}
        </Choice>
        <Choice
          icon="physio"
          title="Physio Coach"
          words="A daily assessment, the right exercises and a way back to running."
          href="/physio-coach"
          action="Start Physio Dashboard"
        />
      </Split>
    </Page>
  );
}
