import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { MESSAGE_LANGUAGES, type Messages } from '../messages/catalogue.ts';

const argumentsIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return argumentsIn(element.children);
    const nested =
      element.type === TYPE.select || element.type === TYPE.plural
        ? Object.values(element.options).flatMap(({ value }) => argumentsIn(value))
        : [];
    return [element.value, ...nested];
  });

/** Names of a message's arguments, sorted and without duplicates. */
export const argumentsOf = (text: string): string[] =>
  [...new Set(argumentsIn(parse(text, { ignoreTag: true })))].sort();

/** Codes of messages whose translations have different arguments. */
export const differingArguments = (messages: Messages<string>): string[] =>
  Object.entries(messages)
    .filter(([, texts]) => new Set(MESSAGE_LANGUAGES.map((language) => argumentsOf(texts[language]).join())).size > 1)
    .map(([code]) => code);
