import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { EXPIRING } from '../../functions/src/db/expired.ts';
import { db } from './support/backend.ts';

const quizzes = () => db().collection(paths.quizzes).where('ownerId', '==', 'x');
const responses = () => db().collection(paths.responses).where('ownerId', '==', 'x');
const messages = () => db().collection(paths.messages).where('recipientId', '==', 'x');
const ranked = () =>
  db()
    .collection(paths.responses)
    .where('quiz.id', '==', 'x')
    .where('isRanked', '==', true)
    .orderBy('percentage', 'desc')
    .orderBy('createdAt');
const newest = (query: Query) => query.orderBy('createdAt', 'desc').limit(10).get();

/** Every query of the product; like production, the default backend refuses one without its index. */
const QUERIES: Readonly<Record<string, () => Promise<unknown>>> = {
  'open reports, by their rank': () =>
    db().collection(closedPaths.reports).where('status', '==', 'open').orderBy('rank').limit(10).get(),
  'open contact requests, those due first': () =>
    db().collection(paths.contactRequests).where('status', '==', 'open').orderBy('dueAt').limit(10).get(),
  'urgent cases that operators were not told of': () =>
    Promise.all([
      db()
        .collection(closedPaths.reports)
        .where('status', '==', 'open')
        .where('alertedAt', '==', null)
        .where('isUrgent', '==', true)
        .limit(10)
        .get(),
      db()
        .collection(paths.contactRequests)
        .where('status', '==', 'open')
        .where('alertedAt', '==', null)
        .where('inquiryType', '==', 'safety')
        .limit(10)
        .get(),
    ]),
  'open cases that are due soon': () =>
    Promise.all(
      [closedPaths.reports, paths.contactRequests].map((kind) =>
        db()
          .collection(kind)
          .where('status', '==', 'open')
          .where('warnedAt', '==', null)
          .where('dueAt', '<=', new Date(0))
          .orderBy('dueAt')
          .limit(10)
          .get(),
      ),
    ),
  'what operators did with a case': () =>
    db().collection(closedPaths.audit).where('id', '==', 'x').orderBy('at', 'desc').limit(10).get(),
  'what operators did about a creator': () =>
    db().collection(closedPaths.audit).where('accusedId', '==', 'x').orderBy('at', 'desc').limit(10).get(),
  'what was reported of a creator': () =>
    db().collection(closedPaths.reports).where('accusedId', '==', 'x').orderBy('reportedAt', 'desc').limit(10).get(),
  'all of one’s quizzes': () => quizzes().select('scores').get(),
  'own quizzes': () => newest(quizzes()),
  'public quizzes': () => newest(quizzes().where('isPublic', '==', true)),
  'public quizzes of a type': () => newest(quizzes().where('isPublic', '==', true).where('type', '==', 'know-me')),
  'responses to one quiz': () => newest(responses().where('quiz.id', '==', 'x')),
  'responses of a game': () => newest(responses().where('quiz.type', '==', 'know-me')),
  'responses of a level': () => newest(responses().where('level', '==', 'high')),
  'responses of a game and a level, since a day': () =>
    newest(
      responses()
        .where('quiz.type', '==', 'know-me')
        .where('level', '==', 'high')
        .where('createdAt', '>=', new Date(0)),
    ),
  'responses of a level to one quiz': () =>
    newest(responses().where('quiz.id', '==', 'x').where('level', '==', 'low').where('createdAt', '>=', new Date(0))),
  'own quizzes of a type': () => newest(quizzes().where('type', '==', 'know-me')),
  'own private quizzes of a type, since a day': () =>
    newest(quizzes().where('isPublic', '==', false).where('type', '==', 'x').where('createdAt', '>=', new Date(0))),
  'all responses to a quiz': () =>
    db().collection(paths.responses).where('quiz.id', '==', 'x').orderBy(FieldPath.documentId()).limit(10).get(),
  'quizzes whose results have to be closed': () =>
    db()
      .collectionGroup('private')
      .where('openSince', '<', new Date(0))
      .orderBy('openSince')
      .select('openSince')
      .limit(10)
      .get(),
  'responses to a quiz under a name': () =>
    db().collection(paths.responses).where('quiz.id', '==', 'x').where('responderName', '==', 'x').limit(10).get(),
  'what was made since a moment': () =>
    Promise.all(
      [paths.responses, paths.messages].map((kind) =>
        db().collection(kind).where('createdAt', '>=', new Date(0)).orderBy('createdAt').limit(1).get(),
      ),
    ),
  'who gets the weekly email': () =>
    db()
      .collection('accounts')
      .where('weeklySummary', 'in', ['en', 'fr'])
      .orderBy(FieldPath.documentId())
      .limit(10)
      .get(),
  'who unsubscribes': () => db().collection('accounts').where('unsubscribeDigest', '==', 'x').limit(1).get(),
  'the best on a scoreboard': () => ranked().limit(20).select('percentage').get(),
  messages: () => newest(messages()),
  'unread messages since a time': () =>
    newest(messages().where('readAt', '==', null).where('createdAt', '>', new Date(0))),
  'how many unread messages since a time': () =>
    messages()
      .where('readAt', '==', null)
      .where('createdAt', '>', new Date(0))
      .orderBy('createdAt', 'desc')
      .count()
      .get(),
  'devices, the one seen last first': () =>
    db().collection(paths.devices).where('ownerId', '==', 'x').orderBy('seenAt', 'desc').get(),
  'devices that are on': () =>
    db().collection(paths.devices).where('ownerId', '==', 'x').where('isOn', '==', true).get(),
  'a page of exported devices': () =>
    db().collection(paths.devices).where('ownerId', '==', 'x').orderBy(FieldPath.documentId()).limit(10).get(),
  'a page of an export': () => quizzes().orderBy(FieldPath.documentId()).startAfter('x').limit(10).get(),
  'a page of exported responses': () => responses().orderBy(FieldPath.documentId()).startAfter('x').limit(10).get(),
  'a page of exported messages': () => messages().orderBy(FieldPath.documentId()).startAfter('x').limit(10).get(),
  'whatever usernames somebody has': () => db().collection(paths.usernames).where('uid', '==', 'x').limit(10).get(),
  'contact requests of an address': () =>
    db().collection(paths.contactRequests).where('emailKey', '==', 'x').limit(10).get(),
  'a page of exported contact requests': () =>
    db()
      .collection(paths.contactRequests)
      .where('emailKey', '==', 'x')
      .orderBy(FieldPath.documentId())
      .startAfter('x')
      .limit(10)
      .get(),
  'what has expired of a kind, wherever it lies': () =>
    Promise.all(
      EXPIRING.map((group) =>
        db().collectionGroup(group).where('expiresAt', '<=', new Date(0)).limit(10).select().get(),
      ),
    ),
  'erasures that are overdue': () =>
    db().collection('deletions').where('requestedAt', '<', new Date(0)).orderBy('requestedAt').limit(10).get(),
  'messages that were set aside': () => messages().orderBy('setAsideAt', 'desc').limit(10).get(),
  'how many messages were set aside': () => messages().orderBy('setAsideAt', 'desc').count().get(),
  'how many messages': () => messages().orderBy('createdAt', 'desc').count().get(),
  'the oldest block': () =>
    db().collection(closedPaths.blocks).where('recipientId', '==', 'x').orderBy('createdAt').limit(1).get(),
  'a page of exported revisions': () =>
    db()
      .collection(`${paths.quiz('x')}/private`)
      .orderBy(FieldPath.documentId())
      .startAfter('key-')
      .endBefore('key.')
      .limit(10)
      .get(),
  'how many unread messages': () => messages().where('readAt', '==', null).count().get(),
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
