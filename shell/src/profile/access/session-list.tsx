import { useTimezone } from '@stridewell/app/core';
import type { SessionItem } from '@stridewell/contracts/web';
import { Badge, Button, Card, longDateTime, Skeleton } from '@stridewell/ui/core';
import { QueryCard } from '../../frame/query-card.tsx';
import { Setting, Settings } from '../setting.tsx';
import { useEndOthers, useEndSession, useSessions } from './use-sessions.ts';

/** Card with the devices on which the runner is signed in. */
export const SessionsCard = () => (
  <QueryCard
    query={useSessions()}
    title="Where you are signed in"
    loading="Loading your sessions"
    failure="We could not load your sessions."
    skeleton={
      <>
        <Skeleton $width={180} $height={20} />
        <Skeleton $height={40} />
      </>
    }
  >
    {(sessions) => (
      <Card title="Where you are signed in" flush>
        <SessionList sessions={sessions} />
      </Card>
    )}
  </QueryCard>
);

const nameOf = ({ device }: SessionItem): string => device ?? 'Unknown device';

/**
 * List of the devices that have a session, with this device first. Other devices can be signed out individually or all
 * at once.
 */
export const SessionList = ({ sessions }: { sessions: SessionItem[] }) => {
  const timezone = useTimezone();
  const one = useEndSession();
  const others = useEndOthers();
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current));
  const seen = ({ current, lastSeenAt, createdAt }: SessionItem): string =>
    current
      ? `Signed in on ${longDateTime(createdAt, timezone)}`
      : `Last seen on ${longDateTime(lastSeenAt, timezone)}`;
  return (
    <Settings>
      {ordered.map((session) => (
        <Setting
          key={session.id}
          icon="device"
          title={nameOf(session)}
          note={seen(session)}
          action={
            session.current ? (
              <Badge tone="accent">This device</Badge>
            ) : (
              <Button
                variant="secondary"
                small
                aria-label={`Sign out ${nameOf(session)}`}
                busy={one.isPending && one.variables.id === session.id && 'Signing out...'}
                onClick={() => one.mutate(session)}
              >
                Sign out
              </Button>
            )
          }
        />
      ))}
      {sessions.length > 1 && (
        <Setting
          icon="logout"
          title="All other devices"
          note="You stay signed in here."
          action={
            <Button
              variant="secondary"
              small
              busy={others.isPending && 'Signing out...'}
              onClick={() => others.mutate()}
            >
              Sign out everywhere else
            </Button>
          }
        />
      )}
    </Settings>
  );
};
