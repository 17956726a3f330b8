/** Check-ins that wait on this device for the network; loaded by the check-in, and by the shell once the first screen is there. */

export { checkinAsText } from './queue/as-text.ts';
export { expireCheckins, wipeCheckins } from './queue/database.ts';
export { type QueuedCheckin, queueOf, startQueue, useQueue } from './queue/queue.ts';
export { sendWaiting } from './queue/send.ts';
export { type Submitted, submitCheckin } from './queue/submit.ts';
export { WaitingCheckins } from './queue/waiting-checkins.tsx';
