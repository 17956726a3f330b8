import { entriesOf, type Finding, gone, problemFindings } from './finding.ts';
import { isObject, type Schema } from './schema.ts';
import { fieldsOf, read, sent } from './sides.ts';
import { subset } from './subset.ts';

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
 * The breaking changes between the released and the present events. Both directions are compared, since services are
 * replaced one by one and streams keep messages for 14 days: present consumers must read released messages, and
 * released consumers present messages. Consumers ignore unknown fields. An event may be removed when no released
 * consumer receives it.
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
      ...problemFindings(name, 'released messages, present consumers', subset(sent(before), read(now))),
      ...problemFindings(name, 'present messages, released consumers', subset(sent(now), read(before))),
      ...gone(name, 'released consumers may rely on it', before, now),
    ];
  });

/** New events and new fields of events: their senders must be released before their consumers. */
export const newInEvents = (released: EventsDocument, present: EventsDocument): string[] =>
  Object.keys(present.channels).flatMap((name) => {
    if (!Object.hasOwn(released.channels, name)) return [name];
    const known = new Set(fieldsOf(payloadOf(released, name)));
    return fieldsOf(payloadOf(present, name))
      .filter((field) => !known.has(field))
      .map((field) => `${name}: ${field.replace(/^\./, '')}`);
  });
