import { i18n } from '../i18n/i18n.ts';
import { copyText, linkTo, shareLink } from '../lib/share.ts';
import { reach } from '../lib/visit.ts';
import { notify } from './notices.ts';

/** What a link leads to, for the toast. `score`: to a quiz, with a text about a result. */
export type LinkKind = 'quiz' | 'messages' | 'profile' | 'result' | 'section' | 'score' | 'circle';

function tell(kind: LinkKind, worked: boolean): void {
  if (worked) notify({ kind: 'info', title: i18n.t('copied.title'), description: i18n.t(`copied.${kind}`) });
  else notify({ kind: 'error', title: i18n.t('copied.failedTitle'), description: i18n.t('copied.failed') });
}

/** Copies a link and shows whether it worked. `path` is a path of this app, without a query. */
export async function copyAppLink(path: string, kind: LinkKind): Promise<void> {
  reach('shared');
  tell(kind, await copyText(linkTo(path, i18n.language)));
}

/** Opens the share sheet for a link; without one, copies the link, or the text if there is one. */
export async function shareAppLink(path: string, kind: LinkKind, title: string, text?: string): Promise<void> {
  const url = linkTo(path, i18n.language);
  reach('shared');
  const copied = kind === 'score' ? `${text} ${url}` : url;
  const outcome = await shareLink({ title, ...(text !== undefined && { text }), url }, copied);
  if (outcome === 'copied' || outcome === 'failed') tell(kind, outcome === 'copied');
}
