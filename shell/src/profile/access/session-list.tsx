import type { SessionItem } from '@stridewell/contracts/web';
import { Badge, Button, longDateTime, useTimezone } from '@stridewell/ui/core';
import { Setting, Settings } from '../setting.tsx';
import { useEndOthers, useEndSession } from './use-sessions.ts';

const nameOf = ({ device }: SessionItem): string => device ?? 'Unknown device';

/** List of the devices with a session, this device first. Other devices can be signed out one by one or all at once. */
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
