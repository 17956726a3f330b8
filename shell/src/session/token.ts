import { now } from '@stridewell/ui/core';

const decode = (part: string): unknown => {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
};

/** Whether a stored token is worth sending: it has three parts and has not expired. */
export const isLive = (token: string): boolean => {
  const parts = token.split('.');
  if (parts.length !== 3) return false;
  const { exp } = (decode(parts[1] ?? '') ?? {}) as { exp?: unknown };
  return typeof exp === 'number' && exp * 1000 > now().getTime();
};
