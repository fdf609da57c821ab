import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { EXPIRING } from '../../functions/src/db/expired.ts';
import { db } from './support/backend.ts';

/** The documents of a collection whose fields have these values. */
const where = (path: string, fields: object) =>
  Object.entries(fields).reduce<Query>((query, [name, value]) => query.where(name, '==', value), db().collection(path));
const some = (query: Query) => query.limit(10).get();
const newest = (query: Query, field = 'createdAt') => some(query.orderBy(field, 'desc'));
const page = (query: Query) => some(query.orderBy(FieldPath.documentId()).startAfter('x'));
const LONG_AGO = new Date(0);
const since = (query: Query) => query.where('createdAt', '>=', LONG_AGO);

const quizzes = (fields: object = {}) => where(paths.quizzes, { ownerId: 'x', ...fields });
const responses = (fields: object = {}) => where(paths.responses, { ownerId: 'x', ...fields });
const toQuiz = (fields: object = {}) => where(paths.responses, { 'quiz.id': 'x', ...fields });
const messages = (fields: object = {}) => where(paths.messages, { recipientId: 'x', ...fields });
const devices = (fields: object = {}) => where(paths.devices, { ownerId: 'x', ...fields });
const requests = (fields: object) => where(paths.contactRequests, fields);
const reports = (fields: object) => where(closedPaths.reports, fields);
const unread = () => messages({ readAt: null }).where('createdAt', '>', LONG_AGO);
const OPEN = { status: 'open' };

/** Every query of the product; like production, the default backend refuses one without its index. */
const QUERIES: Readonly<Record<string, () => Promise<unknown>>> = {
  'open reports, by their rank': () => some(reports(OPEN).orderBy('rank')),
  'open contact requests, those due first': () => some(requests(OPEN).orderBy('dueAt')),
  'urgent reports that operators were not told of': () => some(reports({ ...OPEN, alertedAt: null, isUrgent: true })),
  'urgent requests that operators were not told of': () =>
    some(requests({ ...OPEN, alertedAt: null, inquiryType: 'safety' })),
  'open reports that are due soon': () =>
    some(
      reports({ ...OPEN, warnedAt: null })
        .where('dueAt', '<=', LONG_AGO)
        .orderBy('dueAt'),
    ),
  'open requests that are due soon': () =>
    some(
      requests({ ...OPEN, warnedAt: null })
        .where('dueAt', '<=', LONG_AGO)
        .orderBy('dueAt'),
    ),
  'what operators did with a case': () => newest(where(closedPaths.audit, { id: 'x' }), 'at'),
  'what operators did about a creator': () => newest(where(closedPaths.audit, { accusedId: 'x' }), 'at'),
  'what was reported of a creator': () => newest(reports({ accusedId: 'x' }), 'reportedAt'),
  'all of one’s quizzes': () => quizzes().select('scores').get(),
  'own quizzes': () => newest(quizzes()),
  'public quizzes': () => newest(quizzes({ isPublic: true })),
  'public quizzes of a type': () => newest(quizzes({ isPublic: true, type: 'know-me' })),
  'responses to one quiz': () => newest(responses({ 'quiz.id': 'x' })),
  'responses of a game': () => newest(responses({ 'quiz.type': 'know-me' })),
  'responses of a level': () => newest(responses({ level: 'high' })),
  'responses of a game and a level, since a day': () =>
    newest(since(responses({ 'quiz.type': 'know-me', level: 'high' }))),
  'responses of a level to one quiz': () => newest(since(responses({ 'quiz.id': 'x', level: 'low' }))),
  'own quizzes of a type': () => newest(quizzes({ type: 'know-me' })),
  'own private quizzes of a type, since a day': () => newest(since(quizzes({ isPublic: false, type: 'x' }))),
  'all responses to a quiz': () => some(toQuiz().orderBy(FieldPath.documentId())),
  'quizzes whose results have to be closed': () =>
    some(db().collectionGroup('private').where('openSince', '<', LONG_AGO).orderBy('openSince').select('openSince')),
  'responses to a quiz under a name': () => some(toQuiz({ responderName: 'x' })),
  'responses since a moment': () => some(since(db().collection(paths.responses)).orderBy('createdAt')),
  'messages since a moment': () => some(since(db().collection(paths.messages)).orderBy('createdAt')),
  'who gets the weekly email': () =>
    some(db().collection('accounts').where('weeklySummary', 'in', ['en', 'fr']).orderBy(FieldPath.documentId())),
  'who unsubscribes': () => some(where('accounts', { unsubscribeDigest: 'x' })),
  'the best on a scoreboard': () =>
    some(toQuiz({ isRanked: true }).orderBy('percentage', 'desc').orderBy('createdAt').select('percentage')),
  messages: () => newest(messages()),
  'unread messages since a time': () => newest(unread()),
  'how many unread messages since a time': () => unread().orderBy('createdAt', 'desc').count().get(),
  'devices, the one seen last first': () => newest(devices(), 'seenAt'),
  'devices that are on': () => some(devices({ isOn: true })),
  'a page of exported devices': () => page(devices()),
  'a page of an export': () => page(quizzes()),
  'a page of exported responses': () => page(responses()),
  'a page of exported messages': () => page(messages()),
  'whatever usernames somebody has': () => some(where(paths.usernames, { uid: 'x' })),
  'contact requests of an address': () => some(requests({ emailKey: 'x' })),
  'a page of exported contact requests': () => page(requests({ emailKey: 'x' })),
  'what has expired of a kind, wherever it lies': () =>
    Promise.all(EXPIRING.map((group) => some(db().collectionGroup(group).where('expiresAt', '<=', LONG_AGO).select()))),
  'erasures that are overdue': () =>
    some(db().collection('deletions').where('requestedAt', '<', LONG_AGO).orderBy('requestedAt')),
  'messages that were set aside': () => newest(messages(), 'setAsideAt'),
  'how many messages were set aside': () => messages().orderBy('setAsideAt', 'desc').count().get(),
  'how many messages': () => messages().orderBy('createdAt', 'desc').count().get(),
  'the oldest block': () => some(where(closedPaths.blocks, { recipientId: 'x' }).orderBy('createdAt')),
  'a page of exported revisions': () => {
    const keys = db()
      .collection(`${paths.quiz('x')}/private`)
      .orderBy(FieldPath.documentId());
    return some(keys.startAfter('key-').endBefore('key.'));
  },
  'circles that were copied from a quiz': () =>
    some(db().collectionGroup('private').where('copiedFrom', '==', 'x').orderBy(FieldPath.documentId())),
  'tasks about an answer or a quiz that were given up': () =>
    some(db().collection(closedPaths.deadLetters).where('about', 'array-contains', 'x').select()),
  'how many unread messages': () => messages({ readAt: null }).count().get(),
};

it('every query has its index', { tags: 'official' }, async () => {
  const asked = await Promise.all(
    Object.entries(QUERIES).map(([name, ask]) =>
      ask().then(
        () => [],
        (error: unknown) => [`${name}: ${error}`],
      ),
    ),
  );
  expect(asked.flat()).toEqual([]);
});
