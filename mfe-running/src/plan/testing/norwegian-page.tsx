import { type FakeAnswer, fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import type { ReactElement } from 'react';
import { afterEach, beforeEach } from 'vitest';

/** Sets the language of the page to Norwegian for the tests of a `describe` block. */
export const onNorwegianPage = (): void => {
  beforeEach(() => {
    document.documentElement.lang = 'nb';
  });
  afterEach(() => document.documentElement.removeAttribute('lang'));
};

/** Response fields whose text the service writes. */
const WORDED = new Set(['title', 'why', 'purpose', 'feel', 'text', 'changed', 'dependsOn', 'name', 'reason', 'note']);

/**
 * Returns a copy of a response in which the service's texts are replaced by numbers, so that the page contains only
 * fixed text.
 */
const withoutTexts = (body: unknown): unknown => {
  let count = 0;
  return JSON.parse(
    JSON.stringify(body, (key, value: unknown) => {
      if (typeof value !== 'string' || !WORDED.has(key)) return value;
      count += 1;
      return `Tekst ${count}`;
    }) ?? 'null',
  );
};

const answerOf = (route: Route): Route =>
  typeof route === 'function' || typeof route.body !== 'object'
    ? route
    : { ...route, body: withoutTexts((route as FakeAnswer).body) };

/** Renders a screen for a runner whose language is Norwegian. The routes are those of an English page. */
export const renderNorwegian = (ui: ReactElement, routes: Record<string, Route>, path = '/running') => {
  const both = Object.entries(routes).flatMap(([route, answer]) => [
    [route, answerOf(answer)] as const,
    [`${route}${route.includes('?') ? '&' : '?'}language=nb`, answerOf(answer)] as const,
  ]);
  const api = fakeApi(Object.fromEntries(both));
  return { api, ...renderApp(ui, { path, user: { ...INGRID, language: 'nb' } }) };
};
