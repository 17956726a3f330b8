import { SlotHost } from '@stridewell/app/core';
import type { SlotHostProps } from '@stridewell/app/remote';
import { DEFAULT_ANSWER, NO_CHECKIN, REFERRAL, saying } from '@stridewell/app/testing/checkin';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CheckinScreen } from './checkin-screen.tsx';
import { forgetDraft } from './draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDraft();
});

/** A shell with a remote that asks one question after the check-in. */
const Asking = (slot: SlotHostProps) => {
  if (slot.name !== 'checkin.next') return <p>{`${slot.name} ${JSON.stringify(slot.props)}`}</p>;
  const { active, pain, onDone } = slot.props;
  return active ? (
    <button type="button" onClick={onDone}>
      {`Pain ${pain}`}
    </button>
  ) : (
    <p>Waits</p>
  );
};
/** A shell without any remote that asks questions. */
const Nothing = ({ empty }: SlotHostProps) => empty;

const open = (Host: typeof Asking | typeof Nothing, answer: FakeAnswer = { body: DEFAULT_ANSWER }) => {
  const api = fakeApi({
    'GET /api/checkin/today': NO_CHECKIN,
    'POST /api/checkin': answer,
    'GET /api/coach/safety': { body: { hold: null } },
    'GET /remotes.json': { body: { remotes: [] } },
  });
  const app = renderApp(
    <SlotHost value={Host}>
      <CheckinScreen />
    </SlotHost>,
    { path: '/check-in' },
  );
  return { api, ...app };
};
const send = async ({ actor }: Pick<ReturnType<typeof open>, 'actor'>) =>
  actor.click(await screen.findByText('See my recommendation'));

describe('questions of another remote after the check-in', () => {
  test('BODY-10 stores the check-in first, then asks the questions, and shows the recommendation after them', async () => {
    const app = open(Asking);
    expect(await screen.findByText('Waits')).toBeInTheDocument();
    await send(app);
    const question = await screen.findByRole('button', { name: 'Pain null' });
    expect(app.api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.queryByText('Your recommendation')).toBeNull();
    await app.actor.click(question);
    expect(await screen.findByText('Your recommendation')).toBeInTheDocument();
    expect(screen.getByText('checkin.result {"closed":false,"isPainHigh":false}')).toBeInTheDocument();
  });

  test('BODY-11 passes on the pain level only when the runner has set it', async () => {
    const app = open(Asking);
    await app.actor.click(await screen.findByRole('button', { name: 'Pain: one more' }));
    await send(app);
    expect(await screen.findByRole('button', { name: 'Pain 3' })).toBeInTheDocument();
  });

  test('BODY-12 shows the recommendation immediately when no remote has questions', async () => {
    const app = open(Nothing);
    await send(app);
    expect(await screen.findByText('Your recommendation')).toBeInTheDocument();
  });

  test('BODY-13 shows a safety text before all questions', async () => {
    const app = open(Asking, { body: { ...DEFAULT_ANSWER, ...saying(REFERRAL) } });
    await send(app);
    expect(await screen.findByText('Your recommendation')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pain null/ })).toBeNull();
    expect(screen.getByText('checkin.result {"closed":true,"isPainHigh":false}')).toBeInTheDocument();
  });

  test('BODY-93 passes on to the cards of other remotes that the pain is high', async () => {
    const factors = DEFAULT_ANSWER.explanation.factors.map((each) =>
      each.metric === 'pain' ? { ...each, value: 8 } : each,
    );
    const app = open(Asking, {
      body: { ...DEFAULT_ANSWER, explanation: { ...DEFAULT_ANSWER.explanation, factors } },
    });
    await send(app);
    expect(await screen.findByText('checkin.result {"closed":true,"isPainHigh":true}')).toBeInTheDocument();
  });

  test('BODY-14 asks nothing when the check-in could not be stored', async () => {
    const app = open(Asking, { status: 500, body: { message: 'no' } });
    await send(app);
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getByText('See my recommendation')).toBeVisible();
    expect(screen.getByText('Waits')).toBeInTheDocument();
  });
});
