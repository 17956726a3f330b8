import { entriesOf, type Finding, gone, told } from './finding.ts';
import { isObject, type Schema } from './schema.ts';
import { fieldsOf, read, sent } from './sides.ts';
import { subset } from './subset.ts';

/** An AsyncAPI document, as far as it is looked at. */
export interface EventsDocument {
  channels: Record<string, { address: string; messages: Record<string, { payload: Schema }> }>;
  operations: Record<string, { action: string; channel: { $ref: string } }>;
}

const payloadOf = (document: EventsDocument, name: string): Schema =>
  Object.values(document.channels[name]?.messages ?? {})[0]?.payload ?? false;

const isReceived = ({ operations }: EventsDocument, name: string): boolean =>
  Object.values(operations).some(({ action, channel }) => action === 'receive' && channel.$ref.endsWith(`/${name}`));

/**
 * What breaks between the released events and the present ones, both ways, since services are replaced one by one and streams
 * keep 14 days: released messages have to be read by present consumers, present messages by released consumers. Readers pass
 * over fields they do not know. An event may go once no released consumer hears it.
 */
export const compareEvents = (released: EventsDocument, present: EventsDocument): Finding[] =>
  entriesOf(released.channels).flatMap(([name, channel]): Finding[] => {
    const before = payloadOf(released, name);
    const now = payloadOf(present, name);
    const isThere = isObject(present.channels) && Object.hasOwn(present.channels, name);
    if (!isThere)
      return isReceived(released, name) ? [{ where: name, what: 'released consumers hear it, and it is gone' }] : [];
    if (present.channels[name]?.address !== channel.address) return [{ where: name, what: 'its address has changed' }];
    return [
      ...told(name, 'released messages, present consumers', subset(sent(before), read(now))),
      ...told(name, 'present messages, released consumers', subset(sent(now), read(before))),
      ...gone(name, 'released consumers may rely on it', before, now),
    ];
  });

/** Events and fields of events that nobody knew before: those who send them go before those who hear them. */
export const newInEvents = (released: EventsDocument, present: EventsDocument): string[] =>
  Object.keys(present.channels).flatMap((name) => {
    if (!Object.hasOwn(released.channels, name)) return [name];
    const known = new Set(fieldsOf(payloadOf(released, name)));
    return fieldsOf(payloadOf(present, name))
      .filter((field) => !known.has(field))
      .map((field) => `${name}: ${field.replace(/^\./, '')}`);
  });
