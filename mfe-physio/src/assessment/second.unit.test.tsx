import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { PhysioInjury } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/assessment.tsx';
import { checkinOf, fixClock, injuryStateOf, NOT_FOUND, PROFILE, physio, wholePlanOf } from '../testing/fixtures.ts';
import { answersOf, bodyOf } from './answers.ts';
import { CheckinTab } from './checkin-tab.tsx';
import { forgetDraft } from './draft.ts';
import { MORNING_WORDS } from './morning-words.ts';
import { repeatable, sameAnswers, sameFacts } from './same-answers.ts';

fixClock();
afterEach(() => {
  forgetDraft();
});

const CALF: PhysioInjury = {
  ...{ id: '019a9f30-7c7e-7000-8000-0000000000a2', area: 'calf', condition: 'soleus', side: 'left', onset: 'sudden' },
  ...{ onsetDate: null, status: 'active', since: '2026-11-02', healedOn: null, cleared: null, priorOf: null },
  ...{ painHistory: '', mdDiagnosis: false, mdDiagnosisText: null, restrictionsMeds: null },
  ...{ pregnantOrPostpartum: null, surgeryLast6Months: null, clinicianCleared: null, first: false },
};

const open = (routes: Record<string, Route>) => {
  const api = fakeApi(
    physio({
      'GET /api/physio/checkin/today': NOT_FOUND,
      'POST /api/physio/checkin': { body: answerOf() },
      ...routes,
    }),
  );
  return { api, ...renderApp(<CheckinTab onCompleteProfile={() => {}} />) };
};
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('check-in with a second injury', () => {
  test('BODY-30 asks the questions of both injuries and the warning signs once, and sends both', async () => {
    const { actor, api, container } = open({ 'GET /api/physio/injuries': { body: [CALF] } });
    const part = within(await screen.findByRole('region', { name: 'Left calf' }));
    const answer = async (name: string, yes: boolean): Promise<void> => {
      for (const [index, group] of screen.getAllByRole('radiogroup', { name }).entries())
        await actor.click(within(group).getByRole('radio', { name: yes === (index === 0) ? 'Yes' : 'No' }));
    };
    expect(screen.getAllByText('Any of these?')).toHaveLength(1);
    await answer('Can you walk or run without trouble?', true);
    await answer('Was it back to usual this morning?', true);
    const button = screen.getByRole('button', { name: 'Complete Check-in' });
    await actor.click(
      within(
        screen.getAllByRole('radiogroup', { name: 'Do the functional tests feel fine?' })[0] as HTMLElement,
      ).getByRole('radio', { name: 'No' }),
    );
    expect(button).toBeDisabled();
    await answer('Do the functional tests feel fine?', false);
    await actor.click(part.getByRole('button', { name: 'Pain: one more' }));
    expect(await violations(container)).toEqual([]);
    await actor.click(button);
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    expect(sent(api)[0]).toMatchObject({
      pain: 2,
      walkRunTolerance: true,
      functionalTestsOk: false,
      redFlags: [],
      second: { injuryId: CALF.id, pain: 3, walkRunTolerance: false, functionalTestsOk: true },
    });
    expect(sent(api)[0]).not.toHaveProperty('second.redFlags');
  });

  test('BODY-30 keeps the second injury’s answers in an update', () => {
    const second = { ...checkinOf({ pain: 4, limp: true, stairsDownhillPain: true }), injuryId: CALF.id };
    const { second: sentAgain } = bodyOf('knee', answersOf(checkinOf({ second })));
    expect(sentAgain).toMatchObject({ injuryId: CALF.id, pain: 4, limp: true, stairsDownhillPain: true });
    expect(answersOf(checkinOf(), CALF.id).second).toMatchObject({ injuryId: CALF.id, walkRunTolerance: null });
  });

  test('BODY-23 asks all questions when one of two injuries had a problem or a missing answer yesterday', () => {
    const yesterday = checkinOf({ date: '2026-11-19', limp: false });
    const second = { ...yesterday, injuryId: CALF.id };
    const earlier = { profile: PROFILE, day: '2026-11-20', runs: [] };
    expect(repeatable({ ...earlier, checkins: [{ ...yesterday, second }] })).not.toBeNull();
    expect(repeatable({ ...earlier, checkins: [{ ...yesterday, second: { ...second, limp: true } }] })).toBeNull();
    expect(repeatable({ ...earlier, checkins: [{ ...yesterday, newSwelling: true }] })).toBeNull();
    const unknown = { ...yesterday, noNextDayWorsening: null, morningUnknown: true };
    expect(repeatable({ ...earlier, checkins: [{ ...yesterday, noNextDayWorsening: null }] })).toBeNull();
    expect(repeatable({ ...earlier, checkins: [unknown] })).toBeNull();
  });
});

describe('questions about the morning', () => {
  const morning = async () => within(await screen.findByRole('region', { name: 'This morning' }));

  test('BODY-31 asks for pain and, for a tendon, minutes of stiffness, without prefilled answers', async () => {
    const plan = wholePlanOf({ injuries: [injuryStateOf({ area: 'achilles', condition: 'achilles_mid' })] });
    const { actor, api } = open({ 'GET /api/physio/plan': { body: plan } });
    const part = await morning();
    await actor.click(await part.findByRole('radio', { name: '10 min' }));
    await actor.click(part.getByRole('button', { name: 'Pain when you got up: one more' }));
    const questions = ['Was it back to usual this morning?', 'Can you walk or run without trouble?'];
    for (const question of [...questions, 'Do the functional tests feel fine?'])
      await actor.click(within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: 'No' }));
    await actor.click(screen.getByRole('button', { name: 'Complete Check-in' }));
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    expect(sent(api)[0]).toMatchObject({ morningPain: 0, morningStiffnessMinutes: 10 });
    expect(sent(api)[0]).not.toHaveProperty('newSwelling');
  });

  test('BODY-31 asks about muscle soreness only after a worse morning', async () => {
    const { actor } = open({});
    const part = await morning();
    expect(part.queryByText('How long was it stiff?')).toBeNull();
    expect(part.queryByText('Is it only muscle soreness?')).toBeNull();
    const usual = screen.getByRole('radiogroup', { name: 'Was it back to usual this morning?' });
    await actor.click(within(usual).getByRole('radio', { name: 'No' }));
    expect(part.getByText('Is it only muscle soreness?')).toBeVisible();
  });

  test('PHASE-330 does not ask about muscle soreness when a muscle is injured', async () => {
    const plan = wholePlanOf({ injuries: [injuryStateOf({ area: 'calf', condition: 'soleus' })] });
    const { actor } = open({ 'GET /api/physio/plan': { body: plan } });
    const part = await morning();
    const usual = screen.getByRole('radiogroup', { name: 'Was it back to usual this morning?' });
    await actor.click(within(usual).getByRole('radio', { name: 'No' }));
    await waitFor(() => expect(part.queryByText('Is it only muscle soreness?')).toBeNull());
  });

  test('PHASE-330 does not send an answer about soreness when the morning was as usual', () => {
    const answers = { ...answersOf(checkinOf()), muscleSorenessOnly: true };
    expect(bodyOf('knee', { ...answers, noNextDayWorsening: true })).not.toHaveProperty('muscleSorenessOnly');
    expect(bodyOf('knee', { ...answers, noNextDayWorsening: false })).toHaveProperty('muscleSorenessOnly', true);
  });

  test('BODY-32 asks only about walking before the fourth stage of the ladder, and also about the run from that stage onwards', async () => {
    const ladder = { stage: 3, clean: 0, needed: 2, earliest: null, startable: false };
    open({ 'GET /api/physio/plan': { body: wholePlanOf({ injuries: [injuryStateOf({ ladder })] }) } });
    expect(await screen.findByText('A brisk 20-minute walk, at pain 2 or less and without a limp.')).toBeVisible();
    open({ 'GET /api/physio/plan': { body: wholePlanOf() } });
    expect(await screen.findByText('A 20-minute walk, or a 10-20 minute easy run.')).toBeVisible();
  });

  test('BODY-33 describes the confirmed answers in both languages with the same numbers', () => {
    const base = checkinOf({ morningPain: 1, morningStiffnessMinutes: 20, limp: false, noNextDayWorsening: true });
    const numbers = (language: 'en' | 'nb') =>
      sameFacts(base, MORNING_WORDS[language]).map(({ text, fine }) => [text.match(/\d+/g), fine]);
    expect(numbers('en')).toEqual(numbers('nb'));
    expect(sameAnswers(base, 4)).toMatchObject({ pain: 4, trend: 'up', ran: null, morningStiffnessMinutes: 20 });
  });
});
