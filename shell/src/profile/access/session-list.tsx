import { useTimezone } from '@stridewell/app/core';
import type { SessionItem } from '@stridewell/contracts/web';
import { Badge, Button, Card, Skeleton } from '@stridewell/ui/core';
import { QueryCard } from '../../frame/query-card.tsx';
import { profileWords } from '../profile-words.ts';
import { Setting, Settings } from '../setting.tsx';
import { useEndOthers, useEndSession, useSessions } from './use-sessions.ts';

/** Card with the devices on which the runner is signed in. */
export const SessionsCard = () => (
  <QueryCard
    query={useSessions()}
    title={profileWords().sessions.title}
    loading={profileWords().sessions.loading}
    failure={profileWords().sessions.failed}
    skeleton={
      <>
        <Skeleton $width={180} $height={20} />
        <Skeleton $height={40} />
      </>
    }
  >
    {(sessions) => (
      <Card title={profileWords().sessions.title} flush>
        <SessionList sessions={sessions} />
      </Card>
    )}
  </QueryCard>
);

/** Name of the device of a session in the language of the page. */
const deviceName = ({ device }: SessionItem): string => {
  const words = profileWords().sessions;
  return device === null ? words.unknown : words.device(device);
};

/**
 * List of the devices that have a session, with this device first. Other devices can be signed out individually or all
 * together.
 */
export const SessionList = ({ sessions }: { sessions: SessionItem[] }) => {
  const { sessions: words, dateTime } = profileWords();
  const timezone = useTimezone();
  const one = useEndSession();
  const others = useEndOthers();
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current));
  const seen = ({ current, lastSeenAt, createdAt }: SessionItem): string =>
    current ? words.signedIn(dateTime(createdAt, timezone)) : words.lastSeen(dateTime(lastSeenAt, timezone));
  return (
    <Settings>
      {ordered.map((session) => (
        <Setting
          key={session.id}
          icon="device"
          title={deviceName(session)}
          note={seen(session)}
          action={
            session.current ? (
              <Badge tone="accent">{words.here}</Badge>
            ) : (
              <Button
                variant="secondary"
                small
                aria-label={words.signOutOf(deviceName(session))}
                busy={one.isPending && one.variables.id === session.id && words.signingOut}
                onClick={() => one.mutate(session)}
              >
                {words.signOut}
              </Button>
            )
          }
        />
      ))}
      {sessions.length > 1 && (
        <Setting
          icon="logout"
          title={words.others}
          note={words.othersText}
          action={
            <Button
              variant="secondary"
              small
              busy={others.isPending && words.signingOut}
              onClick={() => others.mutate()}
            >
              {words.endOthers}
            </Button>
          }
        />
      )}
    </Settings>
  );
};
