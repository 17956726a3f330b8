import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDraftStore, forgetDraft, useDraft } from './draft.ts';

const store = createDraftStore<{ goal: string; runs: number }>();
const open = (userId = 'ada') => renderHook(() => useDraft(store, userId)).result;

beforeEach(() => forgetDraft(store));

describe('useDraft', () => {
  test('keeps a runner’s unsaved changes when the same runner reopens the form', () => {
    const form = open();
    act(() => form.current.change({ goal: '10 km' }));
    act(() => form.current.change({ runs: 3 }));
    expect(open().current.changes).toEqual({ goal: '10 km', runs: 3 });
    expect(open('bo').current.changes).toBeNull();
  });

  test('clears the unsaved changes after saving unless the runner has changed a field in the meantime', () => {
    const form = open();
    act(() => form.current.change({ goal: '10 km' }));
    const sent = form.current.changes;
    act(() => form.current.change({ runs: 4 }));
    act(() => form.current.saved(sent));
    expect(form.current.changes).toEqual({ goal: '10 km', runs: 4 });
    act(() => form.current.saved(form.current.changes));
    expect(form.current.changes).toBeNull();
  });

  test('clears the unsaved changes when drop or forgetDraft is called', () => {
    const form = open();
    act(() => form.current.change({ goal: '10 km' }));
    act(() => form.current.drop());
    expect(form.current.changes).toBeNull();
    act(() => form.current.change({ goal: '5 km' }));
    forgetDraft(store);
    expect(open().current.changes).toBeNull();
  });
});
