import { randomUUID } from 'node:crypto';
import { QUIZ_TYPES } from '@domain/games/index.ts';
import { paths } from '@domain/paths.ts';
import { profile } from '@domain/profiles/profile.ts';
import { boardFields } from '@domain/quiz/board.ts';
import { boardOf } from '@domain/quiz/board-places.ts';
import { quiz } from '@domain/quiz/quiz.ts';
import { quizList } from '@domain/quiz/quiz-list.ts';
import { response } from '@domain/responses/response.ts';
import { isScoredResponse } from '@domain/responses/scored.ts';
import { parse } from '@domain/schema.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { toPlainDocument } from '../../src/data/firestore-rest.ts';
import { titlesBecome } from './support/copies.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { posted, visited } from './support/requests.ts';

/** Returns a document as a visitor's page takes it. Throws when it has another shape. */
const read = async <T extends z.ZodMiniType>(schema: T, path: string, idField?: string): Promise<z.output<T>> =>
  parse(schema, toPlainDocument(await visited(path), idField));

// visitors' pages check no shapes (docs/adr/0132)
describe.concurrent.each(QUIZ_TYPES)('the public data of %s', (type) => {
  it('matches its schema', async () => {
    const creator = await makeCreator();
    const draft = makeDraft(type);
    const { quizId } = await saveNew(creator, draft);
    const id = randomUUID();
    const answer = await posted('responses', { ...makeResponseInput(type), id, quizId, wasToldOfBoard: true });
    expect(isScoredResponse(answer)).toBe(true);
    await titlesBecome(creator, [draft.title]);
    expect(await read(quiz, paths.quiz(quizId))).toMatchObject({ id: quizId, type });
    expect(boardOf(await read(boardFields, paths.quiz(quizId))).entries).toMatchObject([{ name: 'Sam' }]);
    expect(await read(response, paths.response(id))).toMatchObject({ id, total: draft.questions.length });
    expect(await read(quizList, paths.listing(creator.uid))).toMatchObject({ quizzes: [{ id: quizId }] });
    const { username } = creator.profile;
    expect(await read(profile, paths.username(username), 'username')).toMatchObject({ uid: creator.uid, username });
  });
});
