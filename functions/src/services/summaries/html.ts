import { directionOf } from '@domain/languages.ts';
import { CARD, CREAM, FILLS, INK, NIGHT, NIGHT_CARD, PAPER } from '@domain/palette.ts';
import { escaped } from '../mail-texts.ts';
import type { Content } from './content.ts';
import type { Links } from './summary-links.ts';

const FONT = "'Gabarito Variable', Gabarito, 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif";
/** Borders that are thicker on two sides are a hard shadow that every mail client draws. */
const STICKER = `border: 2px solid ${INK}; border-right-width: 6px; border-bottom-width: 6px; border-radius: 18px;`;
/** Clients without a dark scheme keep the inline colors; some invert them. */
const DARK = `@media (prefers-color-scheme: dark) {
.paper { background-color: ${NIGHT} !important; }
.card { background-color: ${NIGHT_CARD} !important; border-color: #6f678a !important; }
.text, .text a { color: ${CREAM} !important; }
.quiet, .quiet a { color: #c2b8d8 !important; }
}`;

const count = ({ kind, text }: Content['counts'][number]): string =>
  `<tr><td style="padding: 0 0 12px;"><table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr>
<td style="${STICKER} background-color: ${kind === 'plays' ? FILLS.violet : FILLS.teal}; color: ${INK}; padding: 16px 20px; font: 800 26px/1.2 ${FONT};">${escaped(text)}</td>
</tr></table></td></tr>`;

const line = (text: string): string =>
  `<tr><td class="text" style="padding: 0 0 8px; color: ${INK}; font: 500 17px/1.45 ${FONT}; word-break: break-word;">${escaped(text)}</td></tr>`;

const link = (address: string, text: string, color: string): string =>
  `<a href="${escaped(address)}" style="color: ${color}; text-decoration: underline;">${escaped(text)}</a>`;

/** Returns a summary as HTML that loads nothing: no picture, no font, and no tracking pixel. */
export function toHtml({ language, subject, title, lead, counts, lines, texts }: Content, links: Links): string {
  const quiet = '#5d5670';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; }
${DARK}
</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background-color: ${PAPER};">
<table role="presentation" class="paper" cellpadding="0" cellspacing="0" width="100%" style="background-color: ${PAPER};"><tr><td align="center" style="padding: 24px 14px;">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width: 520px;">
<tr><td class="text" style="padding: 0 4px 14px; color: ${INK}; font: 800 20px/1.2 ${FONT};">WhoKnows</td></tr>
<tr><td class="card" style="${STICKER} background-color: ${CARD}; padding: 24px 20px 22px;">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%">
<tr><td><h1 class="text" style="margin: 0 0 6px; color: ${INK}; font: 800 32px/1.15 ${FONT};">${escaped(title)}</h1></td></tr>
<tr><td class="quiet" style="padding: 0 0 18px; color: ${quiet}; font: 500 17px/1.45 ${FONT};">${escaped(lead)}</td></tr>
${counts.map(count).join('\n')}
${lines.map(line).join('\n')}
<tr><td style="padding: 12px 0 0;"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="${STICKER} background-color: ${FILLS.yellow};"><a href="${escaped(links.dashboard)}" style="display: block; padding: 13px 24px; color: ${INK}; font: 800 18px/1.2 ${FONT}; text-decoration: none;">${escaped(texts.open)}</a></td>
</tr></table></td></tr>
</table>
</td></tr>
<tr><td class="quiet" style="padding: 18px 4px 0; color: ${quiet}; font: 500 14px/1.5 ${FONT};">${escaped(texts.why)}<br>
${link(links.account, texts.account, quiet)} &nbsp;&middot;&nbsp; ${link(links.unsubscribe, texts.unsubscribe, quiet)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Returns a summary as plain text. */
export function toText({ title, lead, counts, lines, texts }: Content, links: Links): string {
  return `${[
    title,
    lead,
    counts.map(({ text }) => `* ${text}`).join('\n'),
    lines.join('\n'),
    `${texts.open}\n${links.dashboard}`,
    `-- \n${texts.why}\n\n${texts.account}\n${links.account}\n\n${texts.unsubscribe}\n${links.unsubscribe}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
