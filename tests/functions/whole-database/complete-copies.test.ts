import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, it } from 'vitest';
import { completeAllPublicCopies } from '../../../functions/src/services/public-copies.ts';
import { db, stored, writeAll } from '../support/backend.ts';
import { cardOf, expectedCard, titlesBecome } from '../support/copies.ts';
import { makeCreator, saveNew } from '../support/people.ts';

it('an account from before there were copies gets them, and one that has them is left alone', async () => {
  const [old, other, empty] = await Promise.all([makeCreator(), makeCreator(), makeCreator()]);
  for (const creator of [old, other]) await saveNew(creator, makeDraft('know-me', { title: 'From long ago' }));
  for (const creator of [old, other]) await titlesBecome(creator, ['From long ago']);
  const marked = { quizzes: [], mark: true };
  await writeAll({
    [paths.username(old.profile.username)]: { uid: old.uid },
    [paths.listing(other.uid)]: marked,
  });
  await db().doc(paths.listing(old.uid)).delete();
  await expect(completeAllPublicCopies(AbortSignal.abort('enough'))).rejects.toBe('enough');
  expect(await cardOf(old)).toEqual({ uid: old.uid });

  await completeAllPublicCopies(AbortSignal.timeout(60_000));
  expect(await cardOf(old)).toEqual(await expectedCard(old));
  await titlesBecome(old, ['From long ago']);
  expect(await stored(paths.listing(other.uid))).toEqual(marked);
  expect(await stored(paths.listing(empty.uid))).toBeUndefined();
});
