import type { BoardEntry } from '@domain/quiz/board.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../i18n/i18n.ts';
import { BoardList } from './board-list.tsx';

beforeAll(() => loadTexts('scoreboard'));

const entry = (mark: string): BoardEntry => ({ mark, name: mark, percentage: 80, at: 1_700_000_000_000 });

test("every row has its place, including the player's own after a gap, and the rows are a list for screen readers", () => {
  const entries = ['Kim', 'Noa', 'Lou'].map(entry);
  const own = { place: 14, isMine: true, entry: entry('Sam') };
  const html = renderToStaticMarkup(<BoardList color="violet" view={{ board: { entries, ranked: {} }, own }} />);
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const decoration of document.querySelectorAll('[aria-hidden]')) decoration.remove();
  const rows = document.querySelectorAll('[role="list"] > li');
  expect([...rows].map((row) => /^Place \d+ ?\w{3}/.exec(row.textContent)?.[0])).toEqual([
    'Place 1Kim',
    'Place 2Noa',
    'Place 3Lou',
    'Place 14Sam',
  ]);
});
