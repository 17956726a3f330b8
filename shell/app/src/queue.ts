/**
 * Entry point of the offline queue of check-ins, session logs and marks. Loaded by the check-in screen, by the session
 * player, by the first mark, and by the shell after the first screen.
 */

export { checkinAsText } from './queue/checkin-as-text.ts';
export { wipeCheckins } from './queue/database.ts';
export { countQueue, type QueuedCheckin, queueOf, startQueue, useQueue } from './queue/queue.ts';
export { sendWaiting } from './queue/send.ts';
export { queueMark } from './queue/send-marks.ts';
export { submitSessionLog } from './queue/send-session-logs.ts';
export { dropSession, keepSession, keptSession } from './queue/session-log-database.ts';
export { type Submitted, submitCheckin } from './queue/submit.ts';
export { WaitingCheckins } from './queue/waiting-checkins.tsx';
export { expireQueue, wipeQueue } from './queue/whole-queue.ts';
