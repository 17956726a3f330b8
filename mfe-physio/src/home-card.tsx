import { useApi, useToday } from '@stridewell/app/core';
import type { SlotProps } from '@stridewell/app/remote';
import type { PhysioProfile, PhysioToday, ProgrammePhase } from '@stridewell/contracts/web';
import { Badge, Card, Stack, Text, TextLink, type Tone } from '@stridewell/ui/core';
import { areaOf } from './data/injuries.ts';
import { injuryWords } from './data/injury-words.ts';
import { inLanguage, languageQuery } from './data/language.ts';
import { PHASE_WORDS } from './data/phase-words.ts';

interface HomeWords {
  active: string;
  healed: string;
  closed: string;
  phase: (phase: ProgrammePhase) => string;
  checkIn: string;
  badges: { flag: string; healed: string; stop: string; ready: string; active: string };
  open: string;
}

const EN: HomeWords = {
  active: 'Your running plan follows this injury. Today’s assessment is in Physio Coach.',
  healed: 'You have marked this as healed. Your running plan no longer adapts to it.',
  closed: 'Your exercises are paused until you have answered your coach.',
  phase: (phase) => `Phase ${phase} of 3, ${PHASE_WORDS.en[phase]}.`,
  checkIn: "Check in to see today's exercises.",
  badges: { flag: 'Red flag', healed: 'Healed', stop: 'No running', ready: 'Ready to start', active: 'Active' },
  open: 'Open Physio Coach',
};

const NB: HomeWords = {
  active: 'Løpeplanen følger denne skaden. Dagens innsjekk er i Physio Coach.',
  healed: 'Du har merket denne som frisk. Løpeplanen tar ikke lenger hensyn til den.',
  closed: 'Øvelsene er satt på pause til du har svart treneren.',
  phase: (phase) => `Fase ${phase} av 3, ${PHASE_WORDS.nb[phase]}.`,
  checkIn: 'Sjekk inn for å se dagens øvelser.',
  badges: { flag: 'Faresignal', healed: 'Frisk', stop: 'Ingen løping', ready: 'Klar til å starte', active: 'Aktiv' },
  open: 'Åpne Physio Coach',
};

type Plan = Extract<PhysioToday, { dose: unknown }>;

/** Shows the phase and the reason for the dose. Before today's check-in, asks the runner to check in. */
const lineOf = ({ phase, status, dose }: Plan, words: HomeWords): string =>
  `${words.phase(phase)} ${status === 'checkin_required' ? words.checkIn : dose.reason}`;

const badgeOf = (
  status: PhysioProfile['status'],
  plan: Plan | null,
  { flag, healed, stop, ready, active }: HomeWords['badges'],
): [Tone, string] => {
  if (plan?.alerts.some(({ kind }) => kind === 'red_flags')) return ['danger', flag];
  if (status === 'resolved') return ['success', healed];
  // The gate can forbid running even when the criteria are met, for example for a bone injury.
  if (plan?.gate.level === 'stop') return ['warning', stop];
  return plan?.handover.met && plan.gate.level !== 'walk' ? ['success', ready] : ['neutral', active];
};

/**
 * Card on the home page: injury, phase and dose. Renders nothing while the profile loads or when there is no profile.
 */
export default function HomeCard({ closed }: SlotProps) {
  const date = useToday();
  const profile = useApi('readPhysioProfile').data ?? null;
  const { data } = useApi('readPhysioToday', { enabled: profile !== null, query: languageQuery() ?? {} });
  if (profile === null) return null;
  const words = inLanguage({ en: EN, nb: NB });
  const { status } = profile;
  const today = data?.date === date ? data : null;
  const plan = today && 'dose' in today ? today : null;
  const [tone, badge] = badgeOf(status, plan, words.badges);
  const line = closed ? words.closed : plan ? lineOf(plan, words) : words.active;
  const aside = (!closed || tone === 'danger') && <Badge tone={tone}>{badge}</Badge>;
  return (
    <Card title={injuryWords().areas[areaOf(profile)]} aside={aside}>
      <Stack $gap={3}>
        <Text $size="14" $quiet={2}>
          {status === 'resolved' ? words.healed : line}
        </Text>
        <div>
          <TextLink href="/physio-coach" direction="forward">
            {words.open}
          </TextLink>
        </div>
      </Stack>
    </Card>
  );
}
