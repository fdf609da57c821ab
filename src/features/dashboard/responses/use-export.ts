import { CSV_BOM, localDay, toCsv, toResponseRow } from '@domain/dashboard/csv.ts';
import { type ResponseFilters, withBound } from '@domain/dashboard/filters.ts';
import { asDomainError, type DomainError } from '@domain/errors.ts';
import { LANGUAGES, toLanguage } from '@domain/languages.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseSummary } from '../../../data/response-pages.ts';
import { now } from '../../../lib/clock.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { notify } from '../../../stores/notices.ts';
import { useNames } from '../shared/use-names.ts';

type ExportState =
  | { status: 'idle' }
  /** `count`: how many responses have been read. */
  | { status: 'running'; count: number }
  | { status: 'failed'; error: DomainError };

const IDLE: ExportState = { status: 'idle' };

/** Exports all matching responses as CSV in the page's language; runs until done, canceled or left. */
export function useExport(uid: string, filters: ResponseFilters) {
  const { t, i18n } = useTranslation('dashboard-lists');
  const { t: games } = useTranslation('games');
  const { responderOf } = useNames();
  const [state, setState] = useState<ExportState>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const separator = LANGUAGES[toLanguage(i18n.language)].csvSeparator;
  const toRow = (response: ResponseSummary) =>
    toResponseRow(response, {
      game: games(`${response.quiz.type}.name`),
      responder: responderOf(response.responderName),
      link: `${location.origin}${publicPath.result(response.id)}`,
    });

  async function collect(signal: AbortSignal): Promise<void> {
    const names = ['date', 'quiz', 'game', 'name', 'score', 'questions', 'percent', 'link'] as const;
    const parts = [CSV_BOM, toCsv([names.map((name) => t(`export.column.${name}`))], separator)];
    let count = 0;
    // hardly any visit exports
    const { readResponsePages } = await import('../../../data/response-pages.ts');
    for await (const page of readResponsePages(uid, withBound(filters, now()), signal)) {
      signal.throwIfAborted();
      parts.push(toCsv(page.map(toRow), separator));
      count += page.length;
      setState({ status: 'running', count });
    }
    if (count === 0) return notify({ kind: 'info', title: t('export.nothing') });
    const file = `whoknows-responses-${localDay(now())}.csv`;
    saveFile(parts, file, 'text/csv;charset=utf-8');
    notify({ kind: 'info', title: t('export.done'), description: t('export.doneText', { count, file }) });
  }

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running', count: 0 });
    try {
      await collect(controller.signal);
      setState(IDLE);
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ status: 'failed', error: asDomainError(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState(IDLE);
  };
  return { state, start: () => void start(), cancel };
}
