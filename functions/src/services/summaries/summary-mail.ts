import type { Language } from '@domain/languages.ts';
import { AUTOMATIC, type Mail } from '../mail.ts';
import { contentOf, type Week } from './content.ts';
import { toHtml, toText } from './html.ts';
import type { Links } from './summary-links.ts';

interface Envelope {
  to: string;
  /** The same for every attempt, so that clients show one mail even if a server took two. */
  id: string;
}

/** Returns the mail about a week. Nothing that a person wrote gets into a header. */
export function summaryMail(week: Week, language: Language, links: Links, { to, id }: Envelope): Mail {
  const content = contentOf(week, language);
  return {
    to,
    id,
    subject: content.subject,
    text: toText(content, links),
    html: toHtml(content, links),
    headers: {
      ...AUTOMATIC,
      // by hand: nodemailer's own option adds a comment after the address
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<weekly-summary.${new URL(links.oneClick).hostname}>`,
      'Content-Language': language,
    },
  };
}
