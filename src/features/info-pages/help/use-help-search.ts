import { MINIMUM_AGE } from '@domain/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSearchParams } from '../../../lib/router/router.tsx';
import { countTopics, MOST_ASKED, QUESTIONS, searchHelp, type Topic } from './search-help.ts';

/**
 * Returns the questions for the search and the topic; without either, the most asked. The query stays in the address
 * (`q`); typing searches all topics.
 */
export function useHelpSearch() {
  const { t } = useTranslation('help');
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState('');
  const [topic, setTopic] = useState<Topic | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const asked = params.get('q') ?? '';
  // prerendered without an address; what was typed before the code had loaded counts, too
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life
  useEffect(() => {
    setQuery(input.current?.value || asked);
  }, []);

  const search = (text: string) => {
    setQuery(text);
    setTopic(null);
    setParams(text === '' ? {} : { q: text }, { replace: true });
  };
  const items = QUESTIONS.map(([id, itemTopic]) => ({
    id,
    topic: itemTopic,
    question: t(`question.${id}.q`),
    answer: t(`question.${id}.a`, { age: MINIMUM_AGE }),
    words: t(`question.${id}.words`),
  }));
  const isSearching = query.trim() !== '';
  const matches = searchHelp(items, query, t('search.ignored'));
  const inAllTopics = isSearching ? matches : items.slice(0, MOST_ASKED);
  return {
    input,
    query,
    search,
    topic,
    setTopic,
    isSearching,
    counts: { all: inAllTopics.length, ...countTopics(matches) },
    found: topic === null ? inAllTopics : matches.filter((item) => item.topic === topic),
    reset: () => {
      search('');
      input.current?.focus();
    },
  };
}
