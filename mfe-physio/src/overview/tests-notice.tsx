import type { PhysioCheckin, PhysioPlan } from '@stridewell/contracts/web';
import { Alert } from '@stridewell/ui/core';
import { AlertLink } from '../alerts/alert-link.ts';
import { ROUTES } from '../dashboard/routes.ts';
import { type PageLanguage, pageLanguage } from '../data/language.ts';
import { missingWords } from '../data/missing-words.ts';
import { usePhysioCheckins, usePhysioPlan } from '../data/reads.ts';

/** Minimum number of check-ins with the earlier programme after which a runner sees the notice. */
const EARLIER_CHECKINS = 3;

const WORDS: Record<PageLanguage, { title: string; what: string; kept: string; tests: string }> = {
  en: {
    title: 'Running now waits for a few tests',
    what: 'The programme has become more careful. Short tests at home now open running, and each phase takes the days that tissue needs. Until then: walk, and do the exercises.',
    kept: 'Everything you have logged is kept. A check-in each day and the exercises below bring you there.',
    tests: 'See the tests',
  },
  nb: {
    title: 'Løpingen venter nå på noen tester',
    what: 'Programmet er blitt mer forsiktig. Korte tester hjemme åpner nå for løping, og hver fase tar de dagene vevet trenger. Fram til da: gå turer, og gjør øvelsene.',
    kept: 'Alt du har logget, er tatt vare på. En innsjekk hver dag og øvelsene under tar deg dit.',
    tests: 'Se testene',
  },
};

/**
 * Returns the injury that does not allow running although the runner checked in with the earlier programme, which did
 * not ask for tests or morning pain; undefined if there is none.
 */
export const closedByTests = (
  { injuries }: Pick<PhysioPlan, 'injuries'>,
  checkins: readonly Pick<PhysioCheckin, 'morningPain'>[],
): PhysioPlan['injuries'][number] | undefined => {
  const earlier = checkins.filter(({ morningPain }) => (morningPain ?? null) === null).length;
  if (earlier < EARLIER_CHECKINS) return undefined;
  return injuries.find(
    ({ status, gate, tests }) =>
      status === 'active' &&
      gate.level === 'walk' &&
      ['gate.phase', 'gate.day', 'gate.criteria'].includes(gate.reason.code) &&
      tests.every(({ value }) => value === null),
  );
};

/**
 * Explains to runners on the earlier programme why running is not allowed, and what to do next. It stays until the
 * first test result is stored.
 */
export const TestsNotice = () => {
  const plan = usePhysioPlan();
  const checkins = usePhysioCheckins();
  if (plan.state !== 'there' || checkins.state !== 'there') return null;
  const injury = closedByTests(plan.value, checkins.value);
  if (!injury) return null;
  const words = WORDS[pageLanguage()];
  return (
    <Alert
      tone="info"
      title={words.title}
      actions={injury.tests.length > 0 && <AlertLink href={ROUTES.tests}>{words.tests}</AlertLink>}
    >
      <div lang={pageLanguage()}>
        <p>{words.what}</p>
        <p>{missingWords(injury.missing)[0] ?? words.kept}</p>
      </div>
    </Alert>
  );
};
