import type { PhysioProfileBody } from '@stridewell/contracts/http/physio';
import { type NewInjuryBody, newInjuryBody } from '@stridewell/contracts/http/physio-injury';
import { addDays, MAINTENANCE_DAYS, PHYSIO_AREAS, SIDES } from '@stridewell/contracts/web';
import { DomainError } from '@stridewell/kit/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signReferralsOf } from '../../domain/exclusions/referrals.ts';
import { givenCondition } from '../../domain/testing/course-fixtures.ts';
import { givenDocument } from '../../testing/documents.ts';
import type { PhysioProfileDocument } from './document.ts';
import { firstInjuryId, identityOf, presentInjuries, secondIdentityOf } from './identity.ts';
import { addInjury, healInjury, injuryIdsOf, replaceInjury, saveProfile } from './injuries.ts';
import { nextDetails, recurrencesOf } from './injury-details.ts';
import { injuryOf, replaceProfile } from './profile-state.ts';

const TODAY = '2026-11-20';
const ID = '0190b8a0-0000-4000-8000-000000000001';
const bodyOf = (body: object): NewInjuryBody => newInjuryBody.parse({ onset: 'gradual', ...body });
const CALF = bodyOf({ area: 'calf', side: 'right' });
const knee = givenDocument({ since: '2026-11-01' });
/** A profile as earlier releases stored it. */
const earlierRelease = (change: Partial<PhysioProfileDocument> = {}): PhysioProfileDocument => {
  const { details: _, ...document } = knee;
  return { ...document, ...change };
};
const after = (document: PhysioProfileDocument, state: object | null): PhysioProfileDocument => ({
  ...document,
  ...state,
});
const codeOf = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    return error instanceof DomainError ? (error.code ?? error.kind) : undefined;
  }
  return undefined;
};

describe('profile of an earlier release', () => {
  it('PHASE-210 is read as one injury with the first condition of its area and an unknown side', () => {
    const injury = identityOf(earlierRelease(), TODAY);
    expect(injury).toMatchObject({
      ...{ area: 'knee', condition: 'pfp', side: 'unknown', status: 'active', since: '2026-11-01' },
      ...{ onsetDate: null, healedOn: null, cleared: null, priorOf: null },
    });
    expect(injury.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('has an id that is derived from the runner and the start of the injury', () => {
    const id = (change: Partial<PhysioProfileDocument>) => firstInjuryId(earlierRelease(change));
    expect(id({ rev: 9, painHistory: 'other', restricted: true })).toBe(id({}));
    expect(new Set([id({}), id({ userId: 'v' }), id({ since: '2026-11-02' }), id({ injury: 2 })]).size).toBe(4);
  });

  it('has a yes to a clinician converted to a clearance by a physiotherapist without a date', () => {
    const cleared = { by: 'physio', date: null, site: null, impact: null };
    expect(identityOf(earlierRelease({ clinicianCleared: true }), TODAY).cleared).toEqual(cleared);
    expect(identityOf(earlierRelease({ clinicianCleared: false }), TODAY).cleared).toBeNull();
  });

  it('has its injury details ignored after a replica of the previous release has replaced the injury', () => {
    const described = after(
      knee,
      replaceInjury(knee, firstInjuryId(knee), {
        body: bodyOf({ area: 'knee', side: 'left', condition: 'patellar' }),
        today: TODAY,
      }),
    );
    expect(identityOf(described, TODAY)).toMatchObject({ condition: 'patellar', side: 'left' });
    const replaced = { ...described, primaryArea: 'shin' as const, injury: 2 };
    expect(identityOf(replaced, TODAY)).toMatchObject({ area: 'shin', condition: 'mtss', side: 'unknown' });
  });
});

describe('replaceProfile with injury details', () => {
  const profileBody = { ...bodyOf({ area: 'achilles' }), primaryArea: 'achilles' as const };

  it('PHASE-211 keeps details that are not sent, and resets those that are sent as null', () => {
    const sent = { condition: 'achilles_insertional' as const, side: 'left' as const, onsetDate: '2026-10-01' };
    const saved = after(knee, replaceProfile(null, { ...profileBody, ...sent }, TODAY));
    const { area: _, ...plain } = profileBody;
    const again = after(saved, replaceProfile(saved, plain, '2026-11-25'));
    expect(identityOf(again, TODAY)).toMatchObject({ area: 'achilles', ...sent, since: TODAY });
    const reset = { ...plain, condition: null, side: null, onsetDate: null };
    expect(identityOf(after(again, replaceProfile(again, reset, TODAY)), TODAY)).toMatchObject({
      ...{ condition: 'achilles_mid', side: 'left', onsetDate: null, since: TODAY },
    });
  });

  it('keeps an area that is not one of the seven if only the nearest one is sent', () => {
    const calf = after(knee, replaceProfile(null, { ...CALF, primaryArea: 'achilles' }, TODAY));
    const { area: _, ...plain } = profileBody;
    expect(identityOf(after(calf, replaceProfile(calf, plain, '2026-11-25')), TODAY)).toMatchObject({
      ...{ area: 'calf', since: TODAY },
    });
    const achilles = after(calf, replaceProfile(calf, profileBody, '2026-11-25'));
    expect(identityOf(achilles, '2026-11-25')).toMatchObject({ area: 'achilles', since: '2026-11-25' });
  });

  it('PHASE-212 rejects the other side, because that is a second injury', () => {
    const left = after(
      knee,
      replaceProfile(knee, { ...bodyOf({ area: 'knee' }), primaryArea: 'knee', side: 'left' }, TODAY),
    );
    for (const side of SIDES.slice(0, 4)) {
      const save = () => replaceProfile(left, { ...bodyOf({ area: 'knee' }), primaryArea: 'knee', side }, TODAY);
      expect(codeOf(save), side).toBe({ right: 'other_side', unknown: 'side_kept' }[side as string]);
    }
  });

  it('PHASE-273 keeps a known side in any order of saves, and a single side can only become both', () => {
    const allowed = new Set(['left both', 'right both']);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SIDES.slice(0, 4), null), { minLength: 1, maxLength: 6 }), (sides) => {
        let profile = knee;
        for (const side of sides) {
          const before = identityOf(profile, TODAY).side;
          const body = { ...bodyOf({ area: 'knee' }), primaryArea: 'knee' as const, side };
          const refused = codeOf(() => replaceProfile(profile, body, TODAY));
          if (refused === undefined) profile = after(profile, replaceProfile(profile, body, TODAY));
          const now = identityOf(profile, TODAY).side;
          if (before !== 'unknown' && now !== before) expect(allowed).toContain(`${before} ${now}`);
          if (side !== null && side !== now) expect(refused).toMatch(/^(?:other_side|side_kept)$/);
        }
      }),
    );
  });

  it('PHASE-274 stores the single side of an injury that becomes both, until the day of the change', () => {
    const save = (current: PhysioProfileDocument, side: 'left' | 'both', today: string) =>
      after(current, replaceProfile(current, { ...bodyOf({ area: 'knee' }), primaryArea: 'knee', side }, today));
    const both = save(save(knee, 'left', TODAY), 'both', '2026-11-25');
    expect(both.details).toMatchObject({ side: 'both', formerSide: { side: 'left', until: '2026-11-25' } });
    expect(injuryOf(save(both, 'both', '2026-11-30'), null).formerSide).toEqual({ side: 'left', until: '2026-11-25' });
    expect(save(knee, 'both', TODAY).details?.formerSide).toBeUndefined();
  });

  it.each([
    ['onset', { onsetDate: '2026-11-21' }],
    ['clearance', { cleared: { by: 'doctor', date: '2026-11-21' } }],
    ['clearance for impact', { cleared: { by: 'doctor', impact: '2026-11-21' } }],
  ])('rejects a future date for the %s', (_what, sent) => {
    expect(codeOf(() => addInjury(null, bodyOf({ area: 'calf', ...sent }), TODAY))).toBe('invalid');
  });
});

describe('addInjury', () => {
  it('PHASE-213 adds a second injury and leaves the first unchanged', () => {
    const both = after(knee, addInjury(knee, { ...CALF, id: ID }, TODAY));
    expect(presentInjuries(both, TODAY)).toMatchObject([
      { id: firstInjuryId(knee), area: 'knee', first: true, since: '2026-11-01' },
      { id: ID, area: 'calf', condition: 'calf_strain', side: 'right', first: false, since: TODAY, status: 'active' },
    ]);
  });

  it('changes nothing when the id is already stored', () => {
    const both = after(knee, addInjury(knee, { ...CALF, id: ID }, TODAY));
    expect(after(both, addInjury(both, { ...bodyOf({ area: 'hip' }), id: ID }, '2026-11-25'))).toEqual(both);
  });

  it('PHASE-214 rejects a third injury, and the same condition on the same side', () => {
    const both = after(knee, addInjury(knee, CALF, TODAY));
    expect(codeOf(() => addInjury(both, bodyOf({ area: 'hip' }), TODAY))).toBe('third_injury');
    expect(codeOf(() => addInjury(knee, bodyOf({ area: 'knee' }), TODAY))).toBe('same_injury');
    expect(codeOf(() => addInjury(knee, bodyOf({ area: 'knee', condition: 'patellar' }), TODAY))).toBeUndefined();
  });

  it('PHASE-370 does not displace an injury in maintenance while the other slot is free', () => {
    const healed = after(knee, healInjury(knee, firstInjuryId(knee), TODAY));
    const both = after(healed, addInjury(healed, { ...CALF, id: ID }, addDays(TODAY, 10)));
    expect(presentInjuries(both, addDays(TODAY, 10))).toMatchObject([
      { area: 'knee', status: 'maintenance', first: true },
      { id: ID, area: 'calf', status: 'active', first: false },
    ]);
  });

  it('PHASE-370 replaces an injury in maintenance only with the runner’s agreement, or if it has recurred', () => {
    const two = after(knee, addInjury(knee, { ...CALF, id: ID }, TODAY));
    const healed = after(two, healInjury(two, ID, TODAY));
    const hip = bodyOf({ area: 'hip' });
    const day = addDays(TODAY, 20);
    expect(codeOf(() => addInjury(healed, hip, day))).toBe('in_maintenance');
    expect(codeOf(() => replaceInjury(healed, ID, { body: hip, today: day }))).toBe('in_maintenance');
    const agreed = after(healed, addInjury(healed, { ...hip, endsMaintenance: true }, day));
    expect(presentInjuries(agreed, day)[1]).toMatchObject({ area: 'hip', status: 'active' });
    expect(codeOf(() => addInjury(healed, CALF, day))).toBeUndefined();
    expect(codeOf(() => addInjury(healed, hip, addDays(TODAY, 84)))).toBeUndefined();
  });

  it('PHASE-387 requires agreement before another injury replaces the profile’s injury in maintenance', () => {
    const healed = after(knee, healInjury(knee, firstInjuryId(knee), TODAY));
    const hip = bodyOf({ area: 'hip' });
    const day = addDays(TODAY, 20);
    const save = (body: Partial<PhysioProfileBody>, date = day) =>
      saveProfile(healed, { ...hip, primaryArea: 'hip', ...body }, date);
    expect(codeOf(() => save({}))).toBe('in_maintenance');
    expect(codeOf(() => replaceInjury(healed, firstInjuryId(knee), { body: hip, today: day }))).toBe('in_maintenance');
    expect(presentInjuries(after(healed, save({ endsMaintenance: true })), day)).toMatchObject([
      { area: 'hip', status: 'active', first: true },
    ]);
    expect(save({ endsMaintenance: true })).not.toHaveProperty('endsMaintenance');
    // A recurrence of the same injury, and a new injury after the weeks of maintenance, require no agreement.
    expect(codeOf(() => save({ primaryArea: 'knee', area: 'knee' }))).toBeUndefined();
    expect(codeOf(() => save({}, addDays(TODAY, 84)))).toBeUndefined();
  });

  it('PHASE-387 keeps the first injury’s weeks of maintenance if the second one’s are over', () => {
    const two = after(knee, addInjury(knee, { ...CALF, id: ID }, TODAY));
    const calfHealed = after(two, healInjury(two, ID, TODAY));
    const both = after(calfHealed, healInjury(calfHealed, firstInjuryId(knee), addDays(TODAY, 60)));
    const day = addDays(TODAY, 90);
    const next = after(both, addInjury(both, bodyOf({ area: 'hip' }), day));
    expect(presentInjuries(next, day)).toMatchObject([
      { area: 'knee', status: 'maintenance' },
      { area: 'hip', status: 'active' },
    ]);
  });

  it('uses the slot of a healed profile, or creates the profile', () => {
    const day = addDays(TODAY, 84);
    const healed = after(knee, healInjury(knee, firstInjuryId(knee), TODAY));
    const next = after(healed, addInjury(healed, { ...CALF, id: ID }, day));
    expect(presentInjuries(next, day)).toMatchObject([{ id: ID, area: 'calf', first: true }]);
    expect(next.primaryArea).toBe('achilles');
    expect(addInjury(null, { ...CALF, id: ID }, TODAY).details).toMatchObject({ id: ID, area: 'calf', injury: 1 });
  });

  it('never has more than two active injuries, in any order of changes', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), area: fc.constantFrom(...PHYSIO_AREAS) }),
      fc.record({
        kind: fc.constantFrom('heal' as const, 'replace' as const),
        at: fc.nat(1),
        area: fc.constantFrom(...PHYSIO_AREAS),
      }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 15 }), (acts) => {
        let document = knee;
        acts.forEach((one, day) => {
          const today = addDays(TODAY, day);
          codeOf(() => {
            const body = bodyOf({ area: one.area });
            if (one.kind === 'add') document = after(document, addInjury(document, body, today));
            else {
              const id = injuryIdsOf(document)[one.at] ?? ID;
              const next =
                one.kind === 'heal' ? healInjury(document, id, today) : replaceInjury(document, id, { body, today });
              document = after(document, next);
            }
          });
          const injuries = presentInjuries(document, today);
          expect(injuries.length).toBeLessThanOrEqual(2);
          expect(new Set(injuries.map(({ id }) => id)).size).toBe(injuries.length);
          expect(injuries.every((injury) => injury.since <= today)).toBe(true);
        });
      }),
    );
  });
});

describe('healed injuries', () => {
  const both = after(knee, addInjury(knee, { ...CALF, id: ID }, TODAY));

  it('PHASE-215 are in maintenance for 12 weeks, then resolved', () => {
    const healed = after(both, healInjury(both, ID, TODAY));
    const statusOn = (date: string) => healed.second && secondIdentityOf(healed.second, date).status;
    expect(statusOn(TODAY)).toBe('maintenance');
    expect(statusOn(addDays(TODAY, MAINTENANCE_DAYS - 1))).toBe('maintenance');
    expect(statusOn(addDays(TODAY, MAINTENANCE_DAYS))).toBe('resolved');
    expect(identityOf(healed, TODAY).status).toBe('active');
  });

  it('PHASE-216 are a recurrence when they come back within 12 weeks on the same side with the same condition', () => {
    const healed = after(both, healInjury(both, ID, TODAY));
    const again = (date: string, change: object) =>
      addInjury(healed, bodyOf({ area: 'calf', side: 'right', endsMaintenance: true, ...change }), date).second
        ?.priorOf;
    expect(again(addDays(TODAY, 35), {})).toBe(ID);
    expect(again(addDays(TODAY, MAINTENANCE_DAYS), {})).toBeNull();
    expect(again(addDays(TODAY, 35), { side: 'left' })).toBeNull();
    expect(again(addDays(TODAY, 35), { condition: 'soleus' })).toBeNull();
  });

  it('PHASE-46 count the recurrences of the same injury within a year', () => {
    const past = (id: string, since: string, healedOn: string, side: 'left' | 'right' = 'right') => ({
      ...{ id, area: 'calf' as const, condition: 'calf_strain' as const, side, since, healedOn },
    });
    const calf = { condition: 'calf_strain', side: 'right', priorOf: 'b' } as const;
    const first = past('a', '2026-02-01', '2026-04-01');
    const again = past('b', '2026-06-01', '2026-09-01');
    expect(recurrencesOf(calf, [first, again], '2026-11-01')).toBe(2);
    expect(recurrencesOf({ ...calf, priorOf: null }, [first, again], '2027-03-01')).toBe(0);
    expect(recurrencesOf(calf, [again], '2026-11-01')).toBe(1);
    expect(recurrencesOf(calf, [{ ...first, side: 'left' }, again], '2026-11-01')).toBe(1);
    expect(recurrencesOf(calf, [first, { ...again, since: '2025-06-01', healedOn: '2026-09-01' }], '2026-11-01')).toBe(
      1,
    );
    const injury = { ...givenCondition('calf_strain'), recurrences: 2 };
    expect(signReferralsOf(injury, null)).toContainEqual({ code: 'referral.recurrence' });
    expect(signReferralsOf({ ...injury, recurrences: 1 }, null)).toEqual([]);
  });

  it('are a recurrence of the profile’s injury, even from an earlier release', () => {
    const resolved = earlierRelease({ status: 'resolved', updatedAt: new Date('2026-11-10T09:00:00Z') });
    const body = { ...bodyOf({ area: 'knee' }), primaryArea: 'knee' as const };
    const again = after(resolved, replaceProfile(resolved, body, TODAY));
    expect(identityOf(again, TODAY)).toMatchObject({ priorOf: firstInjuryId(resolved), since: TODAY });
    expect(again.earlier).toMatchObject([{ condition: 'pfp', healedOn: '2026-11-10' }]);
  });

  it('stay healed when marked again, and nothing changes for an unknown id', () => {
    const healed = after(both, healInjury(both, ID, TODAY));
    expect(after(healed, healInjury(healed, ID, '2026-12-01'))).toEqual(healed);
    expect(healInjury(both, 'other', TODAY)).toBeNull();
    expect(replaceInjury(both, 'other', { body: CALF, today: TODAY })).toBeNull();
  });
});

describe('clearance for impact', () => {
  const cleared = (impact: string | null, date = '2026-10-01') =>
    ({ by: 'doctor', date, site: 'heel', impact }) as const;
  const saved = (current: ReturnType<typeof nextDetails> | null, sent: ReturnType<typeof cleared>) =>
    nextDetails({ current, area: 'bone', sent: { cleared: sent }, today: TODAY });

  it('PHASE-300 keeps the earlier date when a later one replaces it', () => {
    const first = saved(null, cleared('2026-10-20'));
    expect(first).not.toHaveProperty('earlierImpacts');
    expect(saved(first, cleared('2026-10-20'))).not.toHaveProperty('earlierImpacts');
    const second = saved(first, cleared('2026-11-10'));
    expect(second).toMatchObject({ cleared: { impact: '2026-11-10' }, earlierImpacts: ['2026-10-20'] });
    expect(saved(second, cleared('2026-11-15')).earlierImpacts).toEqual(['2026-10-20', '2026-11-10']);
    expect(nextDetails({ current: second, area: 'bone', sent: { cleared: null }, today: TODAY })).not.toHaveProperty(
      'earlierImpacts',
    );
  });

  it('PHASE-300 rejects a date before the clearance for exercise', () => {
    expect(codeOf(() => saved(null, cleared('2026-09-30')))).toBeDefined();
    expect(codeOf(() => saved(null, cleared('2026-10-01')))).toBeUndefined();
  });
});
