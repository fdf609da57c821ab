import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchDocument, toPlainDocument } from './firestore-rest.ts';

const document = (fields: Record<string, Record<string, unknown>>) => ({
  name: 'projects/p/databases/(default)/documents/quizzes/abc',
  fields,
});

describe('decoding', () => {
  test('reads every type of value that the app stores', () => {
    const plain = toPlainDocument(
      document({
        text: { stringValue: 'a' },
        count: { integerValue: '12' },
        mean: { doubleValue: 2.5 },
        isPublic: { booleanValue: false },
        nothing: { nullValue: null },
        createdAt: { timestampValue: '2026-11-20T10:00:00.250Z' },
        list: {
          arrayValue: { values: [{ stringValue: 'x' }, { mapValue: { fields: { n: { integerValue: '0' } } } }] },
        },
        emptyList: { arrayValue: {} },
        emptyMap: { mapValue: {} },
      }),
    );
    expect(plain).toEqual({
      id: 'abc',
      text: 'a',
      count: 12,
      mean: 2.5,
      isPublic: false,
      nothing: null,
      createdAt: Date.UTC(2026, 10, 20, 10, 0, 0, 250),
      list: ['x', { n: 0 }],
      emptyList: [],
      emptyMap: {},
    });
  });

  test('a document without fields has its id', () => {
    expect(toPlainDocument({ name: 'a/b/c' }, 'uid')).toEqual({ uid: 'c' });
  });
});

describe('reading', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answerWith = (status: number, body: unknown = {}) => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  };

  test('a missing document is null; a refusal and a server failure are errors', async () => {
    answerWith(404);
    await expect(fetchDocument('quizzes/x')).resolves.toBeNull();
    answerWith(403);
    await expect(fetchDocument('quizzes/x')).rejects.toMatchObject({ code: 'forbidden' });
    answerWith(503);
    await expect(fetchDocument('quizzes/x')).rejects.toMatchObject({ code: 'unavailable' });
    answerWith(400);
    await expect(fetchDocument('quizzes/x')).rejects.toMatchObject({ code: 'internal' });
  });

  test('uses the early read once, and reads again if it failed', async () => {
    answerWith(200, document({ from: { stringValue: 'later' } }));
    const early = new Response(JSON.stringify(document({ from: { stringValue: 'early' } })));
    vi.stubGlobal('window', { earlyReads: { 'quizzes/x': Promise.resolve(early) } });
    const from = async () => (await fetchDocument('quizzes/x'))?.fields?.['from'];
    expect(await from()).toEqual({ stringValue: 'early' });
    expect(await from()).toEqual({ stringValue: 'later' });
    vi.stubGlobal('window', { earlyReads: { 'quizzes/x': Promise.reject(new TypeError('broken')) } });
    expect(await from()).toEqual({ stringValue: 'later' });
  });
});
