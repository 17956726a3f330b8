import { entriesOf, type Finding, findRemovedFields, toFindings } from './finding.ts';
import { isObject, type Schema } from './schema.ts';
import { asSent, asTolerantReader, fieldsOf } from './sender-and-reader.ts';
import { findSubsetProblems } from './subset.ts';

/** The parts of an AsyncAPI document that are compared. */
export interface EventsDocument {
  channels: Record<string, { address: string; messages: Record<string, { payload: Schema }> }>;
  operations: Record<string, { action: string; channel: { $ref: string } }>;
}

const payloadOf = (document: EventsDocument, name: string): Schema =>
  Object.values(document.channels[name]?.messages ?? {})[0]?.payload ?? false;

const isReceived = ({ operations }: EventsDocument, name: string): boolean =>
  Object.values(operations).some(({ action, channel }) => action === 'receive' && channel.$ref.endsWith(`/${name}`));

/**
 * Returns the breaking changes between the released and the current events. Both directions are compared, because
 * services are replaced one by one and streams keep messages for 14 days: current consumers must read released messages,
 * and released consumers must read current messages. Consumers ignore unknown fields. An event may be removed when no
 * released consumer receives it.
 */
export const compareEvents = (released: EventsDocument, present: EventsDocument): Finding[] =>
  entriesOf(released.channels).flatMap(([name, channel]): Finding[] => {
    const before = payloadOf(released, name);
    const now = payloadOf(present, name);
    const isPresent = isObject(present.channels) && Object.hasOwn(present.channels, name);
    if (!isPresent)
      return isReceived(released, name) ? [{ where: name, what: 'is gone, but released consumers receive it' }] : [];
    if (present.channels[name]?.address !== channel.address) return [{ where: name, what: 'its address has changed' }];
    return [
      ...toFindings(
        name,
        'released messages, present consumers',
        findSubsetProblems(asSent(before), asTolerantReader(now)),
      ),
      ...toFindings(
        name,
        'present messages, released consumers',
        findSubsetProblems(asSent(now), asTolerantReader(before)),
      ),
      ...findRemovedFields(name, 'released consumers may rely on it', before, now),
    ];
  });

/** Returns new events and new fields of events. The senders must be released before the consumers. */
export const findEventAdditions = (released: EventsDocument, present: EventsDocument): string[] =>
  Object.keys(present.channels).flatMap((name) => {
    if (!Object.hasOwn(released.channels, name)) return [name];
    const known = new Set(fieldsOf(payloadOf(released, name)));
    return fieldsOf(payloadOf(present, name))
      .filter((field) => !known.has(field))
      .map((field) => `${name}: ${field.replace(/^\./, '')}`);
  });
