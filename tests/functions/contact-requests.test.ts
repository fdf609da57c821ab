import { randomUUID } from 'node:crypto';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_REQUEST_KEPT_S,
  CONTACT_SUBJECT_MAX,
  EMAIL_MAX,
  PROFILE_NAME_MAX,
  REQUEST_DUE_S,
  SAFETY_DUE_S,
} from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db, stored } from './support/backend.ts';
import { isPersonal } from './support/quiet-log.ts';
import { post, posted, refusal } from './support/requests.ts';

const request = (override: object = {}) => {
  const subject = `About ${randomUUID()}`;
  isPersonal(subject);
  return {
    id: randomUUID(),
    name: `Noa ${randomUUID().slice(0, 8)}`,
    email: `Noa.${randomUUID().slice(0, 8)}@example.com`,
    inquiryType: 'feedback',
    subject,
    message: `Some words ${randomUUID()}`,
    ...override,
  };
};

/** What operators fill in. */
const UNTOUCHED = { status: 'open', claim: null, assignedTo: null, answers: [], alertedAt: null, warnedAt: null };

describe('a contact request', () => {
  it('has an earlier deadline if it is about safety', async () => {
    const { id } = await posted('contact-requests', request({ inquiryType: 'safety' }));
    const { createdAt, dueAt } = (await stored(paths.contactRequest(id))) as Record<string, Timestamp>;
    expect((dueAt?.toMillis() ?? 0) - (createdAt?.toMillis() ?? 0)).toBe(SAFETY_DUE_S * 1000);
  });

  it('is stored with all its fields, trimmed, and the time', async () => {
    const { id, ...fields } = request();
    const before = Date.now();
    const sent = { id, ...fields, subject: `  ${fields.subject} `, createdAt: 1, extra: 'not ours' };
    expect(await posted('contact-requests', sent)).toEqual({ id });
    const kept = await stored(paths.contactRequest(id));
    const createdAt = (kept as { createdAt: Timestamp }).createdAt.toMillis();
    expect(createdAt).toBeGreaterThanOrEqual(before);
    expect(kept).toEqual({
      ...fields,
      emailKey: fields.email.toLowerCase(),
      createdAt: Timestamp.fromMillis(createdAt),
      ...UNTOUCHED,
      dueAt: Timestamp.fromMillis(createdAt + REQUEST_DUE_S * 1000),
      expiresAt: Timestamp.fromMillis(createdAt + CONTACT_REQUEST_KEPT_S * 1000),
    });
  });

  it('is stored once when it is sent ten times together, and again later', async () => {
    const input = request();
    const replies = await Promise.all(Array.from({ length: 10 }, () => posted('contact-requests', input)));
    expect(replies).toEqual(Array.from({ length: 10 }, () => ({ id: input.id })));
    const first = await stored(paths.contactRequest(input.id));
    expect(await posted('contact-requests', input)).toEqual({ id: input.id });
    expect(await stored(paths.contactRequest(input.id))).toEqual(first);
    expect((await db().collection('contactRequests').where('email', '==', input.email).get()).size).toBe(1);
  });

  it('is refused under the id of another one, whatever differs', async () => {
    const input = request();
    await posted('contact-requests', input);
    for (const field of ['name', 'email', 'inquiryType', 'subject', 'message']) {
      const other = { ...input, [field]: field === 'inquiryType' ? 'press' : 'other@example.com' };
      const { status, error } = await refusal(post('contact-requests', other));
      expect([field, status, error.code]).toEqual([field, 409, 'conflict']);
    }
    expect(await stored(paths.contactRequest(input.id))).toMatchObject({ subject: input.subject });
  });
});

describe('is refused', () => {
  const refused: readonly [string, object, string, string][] = [
    ['no name', { name: '' }, 'name', 'required'],
    ['a message that nobody can see', { message: '\u200b\u2800' }, 'message', 'required'],
    ['a long name', { name: 'x'.repeat(PROFILE_NAME_MAX + 1) }, 'name', 'too-long'],
    ['no e-mail', { email: '' }, 'email', 'required'],
    ['an e-mail without a dot', { email: 'noa@example' }, 'email', 'invalid'],
    ['two e-mails', { email: 'noa@example.com, leo@example.com' }, 'email', 'invalid'],
    ['an e-mail that goes on', { email: 'noa@example.com\nBcc: leo@example.com' }, 'email', 'invalid'],
    ['a long e-mail', { email: `${'x'.repeat(EMAIL_MAX)}@example.com` }, 'email', 'too-long'],
    ['an unknown type', { inquiryType: 'gossip' }, 'inquiryType', 'invalid'],
    ['no subject', { subject: '\t' }, 'subject', 'required'],
    ['a long subject', { subject: 'x'.repeat(CONTACT_SUBJECT_MAX + 1) }, 'subject', 'too-long'],
    ['a long message', { message: 'x'.repeat(CONTACT_MESSAGE_MAX + 1) }, 'message', 'too-long'],
    ['no id', { id: '' }, 'id', 'invalid'],
    ['a path for an id', { id: '../contactRequests/x' }, 'id', 'invalid'],
  ];
  it('naming the field that has a problem', async () => {
    for (const [name, override, field, problem] of refused) {
      const { status, error } = await refusal(post('contact-requests', request(override)));
      expect([status, error.code], name).toEqual([400, 'invalid-input']);
      expect(error.fields, name).toEqual({ [field]: problem });
    }
  });
});
