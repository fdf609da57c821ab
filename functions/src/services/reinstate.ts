import { DomainError } from '@domain/errors.ts';
import { accusedIdOf, contentOf, type Report, subjectOf } from '@domain/moderation/report.ts';
import type { Removable } from '@domain/moderation/warning.ts';
import type { Effect } from '../db/cases.ts';
import { readCircleReturn } from '../db/circles.ts';
import type { Transaction } from '../db/firestore.ts';
import { restorePhoto } from '../db/photos.ts';
import { fetchProfile, type ProfileField, readRestoring } from '../db/profiles.ts';
import { readQuizReturn } from '../db/quiz-removals.ts';
import { THINGS } from './content-removal.ts';
import { readTelling } from './owner-notices.ts';

const FIELDS = Object.keys(THINGS) as ProfileField[];

/** Whether it can be reinstated unchanged: a photo only where its file was copied, a reply only by its author. */
export const isRestorable = (report: Report, thing: Removable): boolean =>
  thing === 'photo' ? typeof contentOf(report)['file'] === 'string' : thing !== 'reply';

interface Found extends Pick<Effect, 'write' | 'stillHidden'> {
  things: Removable[];
  title?: string;
}

async function readFields(tx: Transaction, report: Report, things: readonly Removable[]): Promise<Found> {
  const fields = FIELDS.filter((field) => things.includes(THINGS[field]));
  const before = Object.fromEntries(fields.map((field) => [field, contentOf(report)[field]]));
  const { write, restored } = await readRestoring(tx, accusedIdOf(report) ?? '', before);
  return { write, things: restored.map((field) => THINGS[field]) };
}

const NOTHING: Found = { write: () => undefined, things: [] };

async function readQuiz(tx: Transaction, report: Report): Promise<Found> {
  const found = await readQuizReturn(tx, subjectOf(report).quizId ?? '', report.id);
  return found ? { ...found, things: ['quiz'] } : NOTHING;
}

async function readCircle(tx: Transaction, report: Report): Promise<Found> {
  const found = await readCircleReturn(tx, subjectOf(report).circleId ?? '', report.id);
  return found ? { ...found, things: ['circle'] } : NOTHING;
}

function readRemoved(tx: Transaction, report: Report): Promise<Found> {
  const { removed = [] } = report;
  if (removed.includes('quiz')) return readQuiz(tx, report);
  return removed.includes('circle') ? readCircle(tx, report) : readFields(tx, report, removed);
}

/** Returns what reinstates what a report removed, and tells its creator. Their changes stay. Throws `not-found`. */
export async function readPutBack(tx: Transaction, report: Report, now: number): Promise<Effect> {
  const { write, stillHidden, ...what } = await readRemoved(tx, report);
  if (what.things.length === 0) throw new DomainError('not-found', 'There is nothing left to put back.');
  // while another report removes it, nothing has changed for them
  const isKnown = stillHidden === 'report';
  const tell = await readTelling(
    tx,
    report,
    { ...what, isKnown },
    { at: now, reason: report.reason, kind: 'put-back' },
  );
  return {
    write: () => {
      write();
      tell();
    },
    stillHidden,
  };
}

/** Puts a photo's file back that the profile shows again. Again with a repeated decision, as it may have failed. */
export async function putPhotoFileBack(report: Report): Promise<void> {
  const { file, photoURL } = contentOf(report);
  const uid = accusedIdOf(report);
  if (uid === null || typeof file !== 'string' || typeof photoURL !== 'string') return;
  if ((await fetchProfile(uid))?.photoURL === photoURL) await restorePhoto(uid, photoURL, file);
}
