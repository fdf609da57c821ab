import { directionOf, type Language, toLanguage } from '@domain/languages.ts';
import { WARN_BEFORE_S } from '@domain/limits.ts';
import { ALERT_TEXTS } from '@domain/locales/notifications.ts';
import type { CaseKind } from '@domain/moderation/case.ts';
import type { Notice } from '@domain/moderation/notice.ts';
import type { Operator } from '@domain/moderation/operators.ts';
import { AUTOMATIC, type Mail } from '../mail.ts';
import { counted, escaped, fill, localeOf } from '../mail-texts.ts';

const MINUTE_MS = 60_000;

/** Returns a time in hours and minutes, rounded down: nobody has longer than it says. */
function spanOf(ms: number, language: Language): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: name }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [unit(hours, 'hour')] : []), ...(rest > 0 || hours === 0 ? [unit(rest, 'minute')] : [])].join(
    ' ',
  );
}

function timeLine({ firstDueAt, total }: Notice, language: Language, now: number): string {
  const texts = ALERT_TEXTS[language];
  // time zones are unknown
  const until = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(firstDueAt);
  if (firstDueAt <= now) return fill(texts.passed, { until });
  return fill(total === 1 ? texts.left : texts.firstLeft, { left: spanOf(firstDueAt - now, language), until });
}

function linesOf(notice: Notice, language: Language, now: number): string[] {
  const texts = ALERT_TEXTS[language];
  const names: Readonly<Record<CaseKind, Readonly<Record<string, string>>>> = texts;
  const line = (name: string, count: number) =>
    fill(texts.line, { name, count: new Intl.NumberFormat(localeOf(language)).format(count) });
  const { kind, kinds, isMore, urgent, overdue, soon, total } = notice;
  const due: [string, number][] = [
    [texts.overdue, overdue],
    [fill(texts.soon, { left: spanOf(WARN_BEFORE_S * 1000, language) }), soon],
    [texts.later, total - overdue - soon],
  ];
  return [
    ...kinds.map(({ on, kind: of, count }) => line(names[on][of] ?? '', count)),
    ...(isMore ? [texts.more] : []),
    // for itself, the mail about urgent cases says so in its title
    ...(kind !== 'urgent' && urgent > 0 ? [line(texts.urgent, urgent)] : []),
    ...(kind === 'digest'
      ? due.filter(([, count]) => count > 0).map(([name, count]) => line(name, count))
      : [timeLine(notice, language, now)]),
  ];
}

/** Returns a mail to an operator: kinds and deadlines, nothing that anybody wrote, as lock screens show mails. */
export function alertMail(notice: Notice, { email, language: known }: Operator, id: string, site: string): Mail {
  const language = toLanguage(known);
  const texts = ALERT_TEXTS[language];
  const { kind, total, only } = notice;
  const title = counted(texts, kind, total, language);
  const lines = linesOf(notice, language, Date.now());
  const link = `${site}/operator${only ? `?case=${only.on}:${only.id}` : ''}`;
  const open = only ? texts.openOne : texts.openAll;
  return {
    to: email,
    id,
    subject: fill(texts.subject, { title }),
    text: `${[title, lines.join('\n'), `${open}\n${link}`, `-- \n${texts.why}`].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body>
<h1>${escaped(title)}</h1>
<p>${lines.map(escaped).join('<br>\n')}</p>
<p><a href="${escaped(link)}">${escaped(open)}</a></p>
<p>${escaped(texts.why)}</p>
</body>
</html>
`,
    headers: { ...AUTOMATIC, 'Content-Language': language },
  };
}
