import type { Language } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { codeLetter } from '../codes/code-letter.ts';
import { addressChangedLetter, addressRestoredLetter, confirmationLetter } from '../email/email-change-letters.ts';
import { noticeLetter } from '../inactive/inactivity-limits.ts';
import { type Letter, toMail } from './letter.ts';

const HOST = 'run.example';
const CODE = '012345';
const NOW = new Date('2026-11-28T10:00:00Z');

const PATH = `/restore-email#${'t'.repeat(43)}`;
const LINK = `https://${HOST}${PATH}`;

const all = (language: Language): [name: string, letter: Letter][] => [
  ['code', codeLetter(CODE, language)],
  ['confirmation', confirmationLetter(CODE, language)],
  ['address changed', addressChangedLetter(language, null)],
  ['address changed, with a link', addressChangedLetter(language, LINK)],
  ['address changed, with a path', addressChangedLetter(language, PATH)],
  ['address restored', addressRestoredLetter(language)],
  ['notice', noticeLetter(NOW, language)],
];
const letters = [...all('en'), ...all('nb')];
const withCode = letters.filter(([, { code }]) => code !== undefined);
const mailOf = (letter: Letter) => toMail('a@example.com', letter, HOST);

describe('toMail', () => {
  it.each([
    ['en', codeLetter(CODE, 'en'), '012345 is your Stridewell code'],
    ['nb', codeLetter(CODE, 'nb'), '012345 er koden din til Stridewell'],
    ['en', confirmationLetter(CODE, 'en'), '012345 confirms your new Stridewell address'],
    ['nb', confirmationLetter(CODE, 'nb'), '012345 bekrefter den nye adressen din i Stridewell'],
  ])('EMAIL-01 puts the code first in the subject (%s)', (_language, letter, subject) => {
    expect(mailOf(letter).subject).toBe(subject);
  });

  it.each(withCode)('EMAIL-03 binds the code to the host of the product in the last line (%s)', (_name, letter) => {
    const { text, html } = mailOf(letter);
    expect(text.trimEnd().split('\n').at(-1)).toBe(`@${HOST} #${CODE}`);
    const shown = html.replace(/<[^>]*>/g, '').trim();
    expect(shown.endsWith(`@${HOST} #${CODE}`)).toBe(true);
    expect(toMail('a@example.com', letter, null).text).not.toContain('@');
  });

  it.each(withCode)('EMAIL-02 shows the code alone in one block and on one line (%s)', (_name, letter) => {
    const { text, html } = mailOf(letter);
    expect(text.split('\n').filter((line) => line === CODE)).toHaveLength(1);
    expect(html.match(/<p class="code"[^>]*>([^<]*)<\/p>/)?.[1]).toBe(CODE);
    expect(html).toContain('user-select:all');
  });

  it.each(letters)('EMAIL-02 has the same content in text and in HTML (%s)', (_name, letter) => {
    const { text, html } = mailOf(letter);
    const flat = text.replace(/\s+/g, ' ');
    for (const part of [letter.heading, ...letter.paragraphs, ...(letter.after ?? [])]) {
      expect(flat).toContain(part);
      expect(html).toContain(part);
    }
  });

  it.each(letters)(
    'EMAIL-07 has no image, script or external resource, and no link other than the letter’s own (%s)',
    (_name, letter) => {
      const mail = mailOf(letter);
      const isLink = letter.link?.startsWith('https:') ?? false;
      const anchor = `<a href="${LINK}">${LINK}</a>`;
      expect([mail.text.includes(LINK), mail.html.includes(anchor)]).toEqual([isLink, isLink]);
      const [text, html] = [mail.text.replace(LINK, ''), mail.html.replace(anchor, '')];
      expect(text).not.toMatch(/https?:|www\./);
      expect(html).not.toMatch(
        /https?:|www\.|\b(?:src|href|background)=|url\(|@import|@font-face|<(?:img|a|script|link)\b/i,
      );
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('width:100%;max-width:480px');
      expect(html).toContain(`<html lang="${letter.language}">`);
    },
  );

  it.each(letters)('wraps the text at 76 characters (%s)', (_name, letter) => {
    const lines = mailOf(letter).text.split('\n');
    // Links are not wrapped.
    for (const line of lines.filter((each) => each !== letter.link)) expect(line.length).toBeLessThanOrEqual(76);
    if (letter.link) expect(lines).toContain(letter.link);
  });

  it('EMAIL-02 has no Norwegian text that is identical to the English text', () => {
    const norwegian = all('nb');
    for (const [index, [, english]] of all('en').entries()) {
      const letter = norwegian[index]?.[1];
      for (const part of [english.subject, english.heading, ...english.paragraphs, ...(english.after ?? [])])
        expect([
          letter?.subject,
          letter?.heading,
          ...(letter?.paragraphs ?? []),
          ...(letter?.after ?? []),
        ]).not.toContain(part);
    }
  });

  it('escapes HTML special characters', () => {
    const letter: Letter = { language: 'en', subject: '<b>', heading: 'A & B', paragraphs: ['"1" < 2'] };
    expect(mailOf(letter).html).toContain('<title>&lt;b&gt;</title>');
    expect(mailOf(letter).html).toContain('A &amp; B');
    expect(mailOf(letter).html).toContain('&quot;1&quot; &lt; 2');
  });

  it('EMAIL-05 spells out the date of the deletion', () => {
    expect(noticeLetter(NOW, 'en').subject).toBe('Your Stridewell account will be deleted on 28 December 2026');
    expect(noticeLetter(NOW, 'nb').subject).toBe('Stridewell-kontoen din blir slettet 28. desember 2026');
  });
});
