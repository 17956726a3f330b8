import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { until } from '@stridewell/kit/testing/until';
import { afterEach, describe, expect, it } from 'vitest';
import { type Mailbox, openMailbox, tempFolder } from '../../testing/mailbox.ts';
import { codeLetter } from '../codes/code-letter.ts';
import { createMailFolder } from './folder.ts';
import { toMail } from './letter.ts';
import type { Mail, MailTransport } from './mail.ts';
import { createMailSender } from './mail-sender.ts';
import { createSmtp } from './smtp.ts';

const FROM = 'Stridewell <stridewell@example.com>';
const MINUTE_MS = 60_000;
const codeMail = (to: string, code: string): Mail => toMail(to, codeLetter(code, 'en'), 'stridewell.example');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const mailbox = async (): Promise<Mailbox> => {
  const box = await openMailbox();
  closing.push(box.close);
  return box;
};

const given = (transport: MailTransport, waitsMs: number[] = []) => {
  const lines: string[] = [];
  const logger = createLogger('test', 'debug', { write: (line) => void lines.push(line) });
  const metrics = createMetrics('test');
  const clock = createMovableClock();
  const mailSender = createMailSender({ transport, waitsMs, clock, logger, metrics });
  closing.push(() => mailSender.close());
  const outcomes = async () => {
    const text = await metrics.registry.metrics();
    return Object.fromEntries(
      [...text.matchAll(/^mails_total\{.*outcome="(\w+)".*\} (\d+)$/gm)].map(([, outcome, count]) => [
        outcome,
        Number(count),
      ]),
    );
  };
  const soon = () => new Date(clock.now().getTime() + 10 * MINUTE_MS);
  return {
    mailSender,
    clock,
    lines,
    outcomes,
    post: (to: string, code = '123456', sender = 'a-network') =>
      mailSender.post({ to, kind: 'code', sender, usefulUntil: soon() }, () => codeMail(to, code)),
  };
};

describe('createMailSender with SMTP', () => {
  it('OTP-05 EMAIL-02 delivers an email as plain 7bit text, with an HTML alternative', async () => {
    const box = await mailbox();
    const { post, outcomes } = given(createSmtp({ url: box.url, from: FROM }));
    post('anna@example.com', '098765');
    const { to, from, text } = await until('the mail', () => box.mails[0]);
    expect([to, from]).toEqual([['anna@example.com'], 'stridewell@example.com']);
    expect(text).toMatch(/^Content-Transfer-Encoding: 7bit\r$/m);
    expect(text).toMatch(/^098765\r$/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text).toMatch(/^Subject: 098765 is your Stridewell code\r$/m);
    expect(text).toMatch(/^Content-Type: multipart\/alternative;/m);
    const types = [...text.matchAll(/^Content-Type: (text\/\w+); charset=utf-8\r$/gm)].map(([, type]) => type);
    expect(types).toEqual(['text/plain', 'text/html']);
    await until('the count', async () => (await outcomes()).sent === 1);
  });

  it('retries an email that could not be composed', async () => {
    const box = await mailbox();
    const { mailSender, clock, outcomes } = given(createSmtp({ url: box.url, from: FROM }), [1]);
    let tries = 0;
    const compose = (): Mail => {
      tries += 1;
      if (tries === 1) throw new Error('not now');
      return codeMail('anna@example.com', '123456');
    };
    const usefulUntil = new Date(clock.now().getTime() + MINUTE_MS);
    mailSender.post({ to: 'anna@example.com', kind: 'code', sender: 'a-network', usefulUntil }, compose);
    await until('the count', async () => (await outcomes()).sent === 1);
    expect([tries, box.mails.length]).toEqual([2, 1]);
  });

  it('retries after a failure and logs the failure without the email address, the code or the server’s message', async () => {
    const box = await mailbox();
    box.refuse(2, '450 greylisted: anna@example.com');
    const { post, lines, outcomes } = given(createSmtp({ url: box.url, from: FROM }), [1, 1]);
    post('anna@example.com', '098765');
    await until('the mail', () => box.mails[0]);
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ msg: 'mail not sent', responseCode: 450 });
      expect(line).not.toMatch(/anna|098765|greylisted/);
    }
    await until('the count', async () => (await outcomes()).sent === 1);
  });

  it('counts an email as failed after the last retry', async () => {
    const box = await mailbox();
    box.refuse(10, '550 no');
    const { post, lines, outcomes } = given(createSmtp({ url: box.url, from: FROM }), [1, 1]);
    post('anna@example.com');
    await until('the end', async () => (await outcomes()).failed === 1);
    expect(lines).toHaveLength(3);
    expect(box.mails).toEqual([]);
  });

  it('does not retry an email after its code has expired', async () => {
    const box = await mailbox();
    box.refuse(1, '450 later');
    const { post, clock, lines, outcomes } = given(createSmtp({ url: box.url, from: FROM }), [50]);
    post('anna@example.com');
    await until('the first try', () => lines.length === 1);
    clock.setOffset(10 * MINUTE_MS);
    await until('the end', async () => (await outcomes()).failed === 1);
    expect(box.mails).toEqual([]);
  });

  it('replaces an email that is waiting for a retry when a newer email is sent to the same address', async () => {
    const box = await mailbox();
    box.refuse(2, '450 later');
    const { post, lines } = given(createSmtp({ url: box.url, from: FROM }), [60_000]);
    post('anna@example.com', '111111');
    post('bo@example.com', '222222');
    await until('two failures', () => lines.length === 2);
    post('anna@example.com', '333333');
    const { text } = await until('the mail', () => box.mails[0]);
    expect(text).toContain('333333');
    expect(box.mails).toHaveLength(1);
  });

  it('SECU-3406 sends every email at least once when newer emails are posted during a slow delivery', async () => {
    const sent: string[] = [];
    const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { post, outcomes } = given({
      async send({ subject }) {
        if (sent.push(subject.slice(0, 6)) > 1) return;
        start();
        await slow;
      },
      keyOf: async () => null,
      forget: async () => 0,
      close: () => undefined,
    });
    post('anna@example.com', '111111');
    await started;
    post('anna@example.com', '222222');
    post('anna@example.com', '333333');
    post('anna@example.com', '444444', 'another-network');
    await until('the mail of another sender', () => sent.includes('444444'));
    finish();
    await until('all mails', async () => (await outcomes()).sent === 4);
    expect(sent).toEqual(['111111', '444444', '222222', '333333']);
  });

  it('SECU-3406 keeps an email that is waiting for a retry when another sender posts an email to the same address', async () => {
    const box = await mailbox();
    box.refuse(1, '450 later');
    const { post, lines } = given(createSmtp({ url: box.url, from: FROM }), [50]);
    post('anna@example.com', '111111');
    await until('the first try', () => lines.length === 1);
    post('anna@example.com', '222222', 'another-network');
    await until('both mails', () => box.mails.length === 2);
    expect(box.mails.map(({ text }) => /^\d{6}\r$/m.exec(text)?.[0].trim()).toSorted()).toEqual(['111111', '222222']);
  });

  it('START-05 keeps a notice that is waiting for a retry when a code is requested for the same address', async () => {
    const box = await mailbox();
    box.refuse(1, '450 later');
    const { post, mailSender, clock, lines } = given(createSmtp({ url: box.url, from: FROM }), [50]);
    const usefulUntil = new Date(clock.now().getTime() + 5 * MINUTE_MS);
    mailSender.post({ to: 'anna@example.com', kind: 'notice', sender: 'a-network', usefulUntil }, () =>
      codeMail('anna@example.com', '111111'),
    );
    await until('the first try', () => lines.length === 1);
    post('anna@example.com', '222222');
    await until('both mails', () => box.mails.length === 2);
    expect(box.mails.map(({ text }) => /^\d{6}\r$/m.exec(text)?.[0].trim()).toSorted()).toEqual(['111111', '222222']);
  });

  it('drops a waiting email when forgetMails is called', async () => {
    const box = await mailbox();
    box.refuse(1, '450 later');
    const { post, mailSender, lines, outcomes } = given(createSmtp({ url: box.url, from: FROM }), [60_000]);
    post('anna@example.com');
    await until('the first try', () => lines.length === 1);
    expect(await mailSender.forgetMails('anna@example.com')).toBe(0);
    expect(await outcomes()).toEqual({ failed: 0, dropped: 1 });
  });

  it('drops an email whose delivery has not been attempted yet when forgetMails is called', async () => {
    const box = await mailbox();
    const { post, mailSender, outcomes } = given(createSmtp({ url: box.url, from: FROM }));
    post('anna@example.com');
    post('anna@example.com');
    await mailSender.forgetMails('anna@example.com');
    expect(await outcomes()).toEqual({ failed: 0, dropped: 2 });
    expect(box.mails).toEqual([]);
  });

  it('finishes sending an email in progress at shutdown and drops an email that is waiting for a retry', async () => {
    const box = await mailbox();
    const { post, mailSender, lines } = given(createSmtp({ url: box.url, from: FROM }), [60_000]);
    box.refuse(1, '450 later');
    post('anna@example.com');
    await until('the first try', () => lines.length === 1);
    post('bo@example.com');
    await until('a connection', () => box.connections() > 1);
    const begin = performance.now();
    await mailSender.close();
    expect(performance.now() - begin).toBeLessThan(5_000);
    expect(box.mails.map(({ to }) => to)).toEqual([['bo@example.com']]);
  });
});

describe('createMailFolder', () => {
  const files = async () => {
    const folder = join(await tempFolder(closing), 'mail');
    const seal = async (text: string) => Buffer.from(text).toString('hex');
    return { folder, transport: createMailFolder({ folder, from: FROM, seal }) };
  };

  it('writes complete files with owner-only permissions and no email address in the file name', async () => {
    const { folder, transport } = await files();
    await transport.send(codeMail('anna@example.com', '123456'));
    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/\.eml$/);
    expect(name).not.toContain('anna');
    const { mode } = await stat(join(folder, name));
    expect(mode & 0o077).toBe(0);
    const text = await readFile(join(folder, name), 'utf8');
    expect(text).toMatch(/^To: anna@example\.com$/m);
    expect(text).toMatch(/^123456$/m);
  });

  it('deletes all files for the given email, even incomplete ones, and no others when forget is called', async () => {
    const { folder, transport } = await files();
    const anna = (await transport.keyOf('anna@example.com')) ?? '';
    expect(await transport.forget(anna)).toBe(0);
    for (const email of ['anna@example.com', 'bo@example.com', 'anna@example.com'])
      await transport.send(codeMail(email, '123456'));
    const left = `0.${Buffer.from('anna@example.com').toString('hex')}.eml.part`;
    await writeFile(join(folder, left), '');
    expect(await transport.forget(anna)).toBe(3);
    const [kept = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(await readFile(join(folder, kept), 'utf8')).toContain('bo@example.com');
    expect(await transport.forget(anna)).toBe(0);
  });
});
