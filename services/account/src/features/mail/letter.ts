import type { Language } from '@stridewell/contracts/web';
import type { Mail } from './mail.ts';

/**
 * Content of an email, from which its text and its HTML are rendered. Emails contain no images, and only the notice of
 * a changed address has a link.
 */
export interface Letter {
  language: Language;
  subject: string;
  heading: string;
  /** Paragraphs before the code. */
  paragraphs: readonly string[];
  /** One-time code, shown in a block that can be selected as a whole. */
  code?: string;
  /** Link after the paragraphs; only a path when the product's origin is not known. */
  link?: string;
  /** Paragraphs after the code or the link. */
  after?: readonly string[];
}

const LINE_MAX = 76;

/** Breaks a paragraph into lines of at most 76 characters. */
const wrap = (paragraph: string): string => {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_MAX) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:24px;color:#4f4d5a';
const CODE =
  'margin:0 0 16px;padding:20px 8px 20px 16px;border-radius:12px;background:#f0f0f3;color:#17161d;' +
  'font-size:44px;line-height:52px;font-weight:600;letter-spacing:8px;text-align:center;' +
  '-webkit-user-select:all;user-select:all';
const MARK =
  'width:28px;height:28px;border-radius:8px;background:#17161d;color:#ffffff;' +
  'font-size:18px;line-height:28px;font-weight:600;text-align:center';

/** Colours for a dark colour scheme. Mail clients without support for media queries use the light colours. */
const DARK = `@media (prefers-color-scheme:dark){
.bg{background:#0d0d11!important;color:#f3f2f7!important}
.card{background:#16161c!important;border-color:#2a2a34!important}
.code{background:#1f1f27!important;color:#f3f2f7!important}
.mark{background:#f3f2f7!important;color:#17161d!important}
.strong{color:#f3f2f7!important}
.p{color:#b9b7c4!important}
.s{color:#9a98a8!important}
}
@media (max-width:400px){.pad{padding:24px 16px!important}.code{font-size:36px!important;letter-spacing:6px!important}}`;

const linkHtml = (link: string): string => {
  const text = escaped(link);
  return `<p class="p" style="${PARAGRAPH};word-break:break-all">${/^https?:/.test(link) ? `<a href="${text}">${text}</a>` : text}</p>\n`;
};

const paragraphHtml = (text: string): string => `<p class="p" style="${PARAGRAPH}">${escaped(text)}</p>`;

const htmlOf = (
  { language, subject, heading, paragraphs, code, link, after = [] }: Letter,
  binding: string | null,
): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
${DARK}
</style>
</head>
<body class="bg" style="margin:0;padding:0;background:#f5f5f7;color:#17161d;${FONT}">
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f5f7">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="480" cellpadding="0" cellspacing="0" style="width:100%;max-width:480px;text-align:left">
<tr><td style="padding:0 0 16px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td class="mark" aria-hidden="true" style="${MARK}">S</td>
<td class="strong" style="padding-left:8px;font-size:18px;line-height:28px;font-weight:600;color:#17161d">Stridewell</td>
</tr></table>
</td></tr>
<tr><td class="card pad" style="padding:32px;background:#ffffff;border:1px solid #e5e5ea;border-radius:20px">
<h1 class="strong" style="margin:0 0 8px;font-size:24px;line-height:32px;font-weight:600;color:#17161d">${escaped(heading)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
${code === undefined ? '' : `<p class="code" style="${CODE}">${code}</p>\n`}${link === undefined ? '' : linkHtml(link)}${after.map(paragraphHtml).join('\n')}
</td></tr>
${binding === null ? '' : `<tr><td style="padding:16px 8px 0"><p class="s" style="margin:0;font-size:14px;line-height:20px;color:#666472">${escaped(binding)}</p></td></tr>\n`}</table>
</td></tr>
</table>
</body>
</html>
`;

const textOf = ({ heading, paragraphs, code, link, after = [] }: Letter, binding: string | null): string =>
  `${[
    heading,
    ...paragraphs.map(wrap),
    ...(code === undefined ? [] : [code]),
    ...(link === undefined ? [] : [link]),
    ...after.map(wrap),
    ...(binding === null ? [] : [binding]),
  ].join('\n\n')}\n`;

/**
 * Renders a letter as an email. If it has a code and the product's host is known, the last line binds the code to that
 * host, so that phones offer to fill it in only there ("origin-bound one-time codes").
 */
export const toMail = (to: string, letter: Letter, host: string | null): Mail => {
  const binding = letter.code !== undefined && host !== null ? `@${host} #${letter.code}` : null;
  return { to, subject: letter.subject, text: textOf(letter, binding), html: htmlOf(letter, binding) };
};
