import { ApiError, api } from '@stridewell/app/core';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callWithErrorMessage } from './call-with-error-message.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const call = () => callWithErrorMessage('Failed to save', () => api.post<{ id: string }>('/api/x', {}));

describe('callWithErrorMessage', () => {
  test('returns the result of the call', async () => {
    fakeApi({ 'POST /api/x': { body: { id: '1' } } });
    await expect(call()).resolves.toEqual({ id: '1' });
  });

  test.each([400, 401, 404, 409])('rethrows the error of a %s response unchanged', async (status) => {
    fakeApi({ 'POST /api/x': { status, body: { message: 'Because.' } } });
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, serverMessage: 'Because.' });
  });

  test('throws an error with the given message and the original error as its cause after a 503 response', async () => {
    fakeApi({ 'POST /api/x': { status: 503, body: '<html>' } });
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Failed to save', cause: { status: 503 } });
  });
});
