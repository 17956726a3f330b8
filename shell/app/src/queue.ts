/** Entry point of the offline queue of check-ins. Loaded by the check-in screen, and by the shell after the first screen. */

export { checkinAsText } from './queue/checkin-as-text.ts';
export { expireCheckins, wipeCheckins } from './queue/database.ts';
export { type QueuedCheckin, queueOf, startQueue, useQueue } from './queue/queue.ts';
export { sendWaiting } from './queue/send.ts';
export { type Submitted, submitCheckin } from './queue/submit.ts';
export { WaitingCheckins } from './queue/waiting-checkins.tsx';
