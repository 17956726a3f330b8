import { Alert, Button, clockTime, longDay } from '@stridewell/ui/core';
import { useTimezone } from '../data/session.ts';
import { notifyQueueChanged, type QueuedSessionLog, useQueue } from './queue.ts';
import { sendWaiting } from './send.ts';
import { removeSessionLog } from './session-log-database.ts';

const Waiting = ({ logs }: { logs: QueuedSessionLog[] }) => {
  const timezone = useTimezone();
  const { userId, sending } = useQueue();
  return (
    <Alert
      live
      tone="neutral"
      icon="offline"
      title={logs.length === 1 ? '1 session not yet sent' : `${logs.length} sessions not yet sent`}
      actions={
        <Button
          small
          variant="secondary"
          busy={sending && 'Sending...'}
          onClick={() => void (userId && sendWaiting(userId))}
        >
          Send now
        </Button>
      }
    >
      <ul>
        {logs.map(({ id, date, createdAt }) => (
          <li key={id}>{`${longDay(date)}, finished at ${clockTime(createdAt, timezone)}`}</li>
        ))}
      </ul>
      <p>Saved on this device. It will be sent automatically when you are online.</p>
    </Alert>
  );
};

const Refused = ({ log }: { log: QueuedSessionLog }) => (
  <Alert
    live
    tone="warning"
    title={`Your session of ${longDay(log.date)} was not accepted`}
    actions={
      <Button small variant="quiet" onClick={() => void removeSessionLog(log.id).then(notifyQueueChanged)}>
        Discard
      </Button>
    }
  >
    <p>{log.refused}</p>
  </Alert>
);

/** Lists unsent and refused logs of training sessions. */
export const WaitingSessionLogs = () => {
  const { sessionLogs } = useQueue();
  const waiting = sessionLogs.filter(({ refused }) => refused === null);
  return (
    <>
      {waiting.length > 0 && <Waiting logs={waiting} />}
      {sessionLogs.map((log) => log.refused !== null && <Refused key={log.id} log={log} />)}
    </>
  );
};
