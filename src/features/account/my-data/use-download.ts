import { EXPORT_SECTIONS, type ExportPage, type ExportSection } from '@domain/auth/account-data.ts';
import { localDay } from '@domain/dashboard/csv.ts';
import { asDomainError, type DomainError } from '@domain/errors.ts';
import { hasPhoto } from '@domain/profiles/photo.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../data/callables.ts';
import { fetchPhoto } from '../../../data/profiles.ts';
import { now } from '../../../lib/clock.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { notify } from '../../../stores/notices.ts';
import { withRecentSignIn } from '../proof/recent-sign-in.ts';

type DownloadState =
  | { status: 'idle' }
  /** `count`: how many items have arrived. */
  | { status: 'running'; part: ExportSection; count: number }
  | { status: 'failed'; error: DomainError; count: number };

/** What has arrived so far, and the next page. */
interface Collected {
  part: number;
  after: string | null;
  items: Record<ExportSection, ExportPage['items'][number][]>;
}
const nothing = (): Collected => ({
  part: 0,
  after: null,
  items: {
    account: [],
    quizzes: [],
    revisions: [],
    responses: [],
    messages: [],
    circles: [],
    devices: [],
    'contact-requests': [],
    reports: [],
  },
});
const countOf = ({ items }: Collected) => EXPORT_SECTIONS.reduce((sum, part) => sum + items[part].length, 0);

function toFileText({ items }: Collected, photo: string | null): string {
  const { account, 'contact-requests': contactRequests, ...lists } = items;
  const all = { account: account[0] ?? null, photo, ...lists, contactRequests };
  return JSON.stringify({ exportedAt: new Date(now()).toISOString(), ...all }, null, 2);
}

/** Returns one page, after a recent sign-in; null when the person declines to reauthenticate. */
async function fetchPage(part: ExportSection, after: string | null): Promise<ExportPage | null> {
  const pages: ExportPage[] = [];
  await withRecentSignIn('data', async () => pages.push(await call('exportMyData', { part, after })));
  return pages[0] ?? null;
}

/** Collects everything stored about the person, page by page; a retry resumes where it stopped. */
export function useDownload({ username, photoURL }: Profile) {
  const { t } = useTranslation('account');
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const collected = useRef(nothing());
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function collect(signal: AbortSignal): Promise<void> {
    const { current } = collected;
    for (let part = EXPORT_SECTIONS[current.part]; part; part = EXPORT_SECTIONS[current.part]) {
      setState({ status: 'running', part, count: countOf(current) });
      const page = await fetchPage(part, current.after);
      signal.throwIfAborted();
      if (!page) return cancel();
      const { items, next } = page;
      current.items[part].push(...items);
      current.after = next;
      if (next === null) current.part += 1;
    }
    const address = hasPhoto({ photoURL }) ? photoURL : null;
    const photo = address && (await fetchPhoto(address));
    signal.throwIfAborted();
    const file = `whoknows-${username}-${localDay(now())}.json`;
    saveFile([toFileText(current, photo)], file, 'application/json');
    collected.current = nothing();
    const isComplete = address === null || photo !== null;
    notify({
      kind: 'info',
      title: t('download.done'),
      description: isComplete ? file : t('download.noPhoto', { file }),
    });
  }
  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    try {
      await collect(controller.signal);
      setState({ status: 'idle' });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ status: 'failed', error: asDomainError(error), count: countOf(collected.current) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    collected.current = nothing();
    setState({ status: 'idle' });
  };
  return { state, start: () => void start(), cancel };
}
