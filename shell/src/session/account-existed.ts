import { tabStore } from '@stridewell/app/core';
import { create } from 'zustand';

const KEY = 'stridewell_account_existed';

/** `asked` is true when the runner must be asked about an account that existed before its address was verified. */
export const useAccountExisted = create<{ asked: boolean }>(() => ({ asked: tabStore.get(KEY) !== null }));

/** Stores in this tab that the account existed before, so that it survives the reload after the sign-in. */
export const storeAccountExisted = (): void => {
  tabStore.set(KEY, '1');
  useAccountExisted.setState({ asked: true });
};

export const forgetAccountExisted = (): void => {
  tabStore.remove(KEY);
  useAccountExisted.setState({ asked: false });
};
