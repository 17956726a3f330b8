/** Display names of the records by collection. */
const NAMES: Record<string, string> = {
  users: 'account',
  sessions: 'sign-ins',
  otp_codes: 'sign-in codes',
  checkin_sessions: 'check-ins',
  metrics_daily: 'daily figures',
  coach_profiles: 'running profile',
  training_logs: 'training log entries',
  weekly_plans: 'weekly plans',
  weekly_summaries: 'weekly summaries',
  pauses: 'breaks from training',
  calendar_feeds: 'calendar addresses',
  physio_profiles: 'injury profile',
  physio_checkins: 'daily assessments',
  physio_logs: 'rehab log entries',
  physio_gates: 'running limits',
  chat_threads: 'chats',
  chat_messages: 'chat messages',
  chat_drafts: 'unfinished chat replies',
  safety_decisions: 'safety decisions in chats',
  coach_usage: 'days of chat use',
  user_settings: 'settings',
};

/** Display name of projections, dead letters, and collections without a name above. */
const REST = 'other records';

/** Formats the counts of erased records, such as "check-ins: 12, other records: 2". Null if nothing was erased. */
export const formatErasedCounts = (counts: Readonly<Record<string, number>>): string | null => {
  const named = new Map<string, number>();
  for (const [collection, count] of Object.entries(counts).filter(([, found]) => found > 0)) {
    const name = NAMES[collection] ?? REST;
    named.set(name, (named.get(name) ?? 0) + count);
  }
  return named.size === 0 ? null : [...named].map(([name, count]) => `${name}: ${count}`).join(', ');
};
