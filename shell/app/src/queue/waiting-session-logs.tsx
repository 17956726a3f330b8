import { Alert, Button } from '@stridewell/ui/core';
import { useTimezone } from '../data/session.ts';
import { notifyQueueChanged, type QueuedSessionLog, useQueue } from './queue.ts';
import { sendWaiting } from './send.ts';
import { removeSessionLog } from './session-log-database.ts';
import { waitingWords } from './waiting-words.ts';

const Waiting = ({ logs }: { logs: QueuedSessionLog[] }) => {
  const words = waitingWords();
  const timezone = useTimezone();
  const { userId, sending } = useQueue();
  return (
    <Alert
      live
      tone="neutral"
      icon="offline"
      title={words.sessions(logs.length)}
      actions={
        <Button
          small
          variant="secondary"
          busy={sending && words.sending}
          onClick={() => void (userId && sendWaiting(userId))}
        >
          {words.send}
        </Button>
      }
    >
      <ul>
        {logs.map(({ id, date, createdAt }) => (
          <li key={id}>{words.finished(date, createdAt, timezone)}</li>
        ))}
      </ul>
      <p>{words.automatic}</p>
    </Alert>
  );
};

const Refused = ({ log }: { log: QueuedSessionLog }) => (
  <Alert
    live
    tone="warning"
    title={waitingWords().refusedSession(log.date)}
    actions={
      <Button small variant="quiet" onClick={() => void removeSessionLog(log.id).then(notifyQueueChanged)}>
        {waitingWords().discard}
      </Button>
    }
  >
    <p>{log.refused}</p>
  </Alert>
);

/** Lists unsent and rejected logs of training sessions. */
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
