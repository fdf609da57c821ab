import { isDeepStrictEqual } from 'node:util';
import { paths } from '@domain/paths.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { deleteAll, inPages } from './delete.ts';
import { db, type Transaction, unlessGone } from './firestore.ts';
import { retireCodes } from './quiz-codes.ts';

export async function hasAllQuizzes(ownerId: string, most: number, tx: Transaction): Promise<boolean> {
  const mine = db().collection(paths.quizzes).where('ownerId', '==', ownerId).limit(most);
  return (await tx.get(mine.count())).data().count >= most;
}

const OWNER_PAGE = 300;

/** Copies the owner's name, username and photo into all their quizzes. Writes only what differs. */
export async function saveOwnerOfQuizzes(ownerId: string, owner: Quiz['owner']): Promise<void> {
  const mine = db()
    .collection(paths.quizzes)
    .where('ownerId', '==', ownerId)
    .orderBy(FieldPath.documentId())
    .select('owner')
    .limit(OWNER_PAGE);
  for (let page = await mine.get(); ; ) {
    const outdated = page.docs.filter((quizDoc) => !isDeepStrictEqual(quizDoc.get('owner'), owner));
    await Promise.all(
      outdated.map((quizDoc) => {
        const isRenamed = quizDoc.get('owner.username') !== owner.username;
        return unlessGone(quizDoc.ref.update({ owner, ...(isRenamed && { formerUsername: FieldValue.delete() }) }));
      }),
    );
    const last = page.docs.at(-1);
    if (!last || page.size < OWNER_PAGE) return;
    page = await mine.startAfter(last).get();
  }
}

/** Deletes a creator's quizzes and retires their codes. Their list goes last, as a recount may still write it. */
export async function deleteQuizzesOf(ownerId: string): Promise<void> {
  const mine = db().collection(paths.quizzes).where('ownerId', '==', ownerId);
  await inPages(mine.select(), async (found) => {
    const quizRefs = found.map(({ ref }) => ref);
    await retireCodes(quizRefs.map(({ id }) => id));
    const below = await Promise.all(quizRefs.map((quizRef) => quizRef.collection('private').listDocuments()));
    await deleteAll(quizRefs.flatMap((quizRef, index) => [...(below[index] ?? []), quizRef]));
  });
  await db().doc(paths.listing(ownerId)).delete();
}
