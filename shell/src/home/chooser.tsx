import {
  formatScore,
  Page,
  RecommendationBadge,
  useApi,
  useCheckinToday,
  useHold,
  useToday,
  useUser,
  useWeekPlan,
} from '@stridewell/app/core';
import { PHASE_NAMES, type PhysioProfile, type PhysioToday } from '@stridewell/contracts/web';
import { ButtonLink, CardBox, Icon, type IconName, shortEnglishDate, Text, text, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconTile } from '../frame/icon-tile.ts';
import { HoldNotice } from './hold-notice.tsx';
import { sessionName } from './session-names.ts';

/** The data about an injury that the home screen shows. */
interface PhysioStatus extends Pick<PhysioProfile, 'primaryArea' | 'status'> {
  /** Today's exercise plan. Null until it has loaded. */
  today: PhysioToday | null;
}

/**
 * Queries the runner's injury and today's exercise plan for it. Null if there is no injury, while loading and when the
 * request fails.
 */
const usePhysio = (): PhysioStatus | null => {
  const date = useToday();
  const profile = useApi('readPhysioProfile').data ?? null;
  const plan = useApi('readPhysioToday', { enabled: profile !== null }).data;
  return profile && { ...profile, today: plan?.date === date ? plan : null };
};

/** Card that is as high as the card next to it, with the link at the bottom. */
const Card = styled(CardBox)`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  > :last-child {
    margin-top: auto;
  }
`;

const Facts = styled.ul`
  ${text('14')}
  display: grid;
  gap: ${token('space-2')};
  padding-top: ${token('space-4')};
  border-top: 1px solid ${token('color-border')};
  color: ${token('color-text-2')};
  &:empty {
    display: none;
  }
`;

const Fact = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: 28px;
`;

const Pair = styled.div`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
`;

interface ChoiceProps {
  icon: IconName;
  title: string;
  words: string;
  href: string;
  action: string;
  /** List items with facts about today, such as the score. */
  children?: ReactNode;
}

const Choice = ({ icon, title, words, href, action, children }: ChoiceProps) => (
  <Card>
    <IconTile $large>
      <Icon name={icon} />
    </IconTile>
    <div>
      <Text as="h2" $size="20">
        {title}
      </Text>
      <Text $quiet={2}>{words}</Text>
    </div>
    <Facts aria-label={`${title}, today`}>{children}</Facts>
    <ButtonLink href={href} wide>
      {action}
    </ButtonLink>
  </Card>
);

/** Renders facts about today from the running coach. A safety hold hides the recommendation and the session. */
const Running = ({ closed }: { closed: boolean }) => {
  const today = useToday();
  const checkin = useCheckinToday();
  const week = useWeekPlan();
  const day = week.state === 'there' ? week.value.days.find(({ date }) => date === today) : undefined;
  return (
    <>
      {!closed && checkin.state === 'there' && (
        <Fact>
          <RecommendationBadge recommendation={checkin.value.recommendation} />
          <Text as="span" $size="14" $figures>{`${formatScore(checkin.value.score)} / 10 today`}</Text>
        </Fact>
      )}
      {!closed && day && (
        <Fact>
          <Icon name="run" size={20} />
          {sessionName(day)}
        </Fact>
      )}
    </>
  );
};

/** Formats an injury as "Knee, phase 2 of 3, Load" or "Knee, healed". */
const injuryOf = ({ primaryArea, status, today }: PhysioStatus): string => {
  const followed = today && 'area' in today ? today : null;
  const injured = followed?.area ?? primaryArea;
  const area = injured.charAt(0).toUpperCase() + injured.slice(1);
  if (status === 'resolved' && !followed) return `${area}, healed`;
  return today && 'phase' in today ? `${area}, phase ${today.phase} of 3, ${PHASE_NAMES[today.phase]}` : area;
};

const Physio = () => {
  const physio = usePhysio();
  return (
    physio && (
      <Fact>
        <Icon
          name={physio.status === 'resolved' && !(physio.today && 'area' in physio.today) ? 'check-circle' : 'physio'}
          size={20}
        />
        {injuryOf(physio)}
      </Fact>
    )
  );
};

/** Home screen of embedded mode with today's date and the choice between the two coaches. */
export default function Chooser() {
  const { name } = useUser();
  const { loading, hold, closed } = useHold('running');
  const first = name?.trim().split(/\s+/)[0];
  return (
    <Page
      home
      centred
      title="Choose your coach"
      over={shortEnglishDate(useToday())}
      heading="Choose your coaching focus to get started"
      note={first ? `Welcome back, ${first}` : 'Welcome back'}
    >
      <HoldNotice hold={hold} />
      <Pair>
        <Choice
          icon="run"
          title="Running Coach"
          words="Your readiness, this week’s plan and a coach that knows both."
          href="/running"
          action="Start Running Dashboard"
        >
          <Running closed={loading || closed} />
        </Choice>
        <Choice
          icon="physio"
          title="Physio Coach"
          words="A daily assessment, the right exercises and a way back to running."
          href="/physio-coach"
          action="Start Physio Dashboard"
        >
          <Physio />
        </Choice>
      </Pair>
    </Page>
  );
}
