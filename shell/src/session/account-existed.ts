import { tabStore } from '@stridewell/app/core';
import { create } from 'zustand';

const KEY = 'stridewell_account_existed';

/** Whether to ask the runner about an account that existed before they verified its address. */
export const useAccountExisted = create<{ asked: boolean }>(() => ({ asked: tabStore.get(KEY) !== null }));

/** Remembers, for this tab and across the reload after a sign-in, that the account existed before. */
export const noteAccountExisted = (): void => {
  tabStore.set(KEY, '1');
  useAccountExisted.setState({ asked: true });
};

export const forgetAccountExisted = (): void => {
  tabStore.remove(KEY);
  useAccountExisted.setState({ asked: false });
};
