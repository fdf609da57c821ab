import { paths } from '@domain/paths.ts';
import { NIGHT } from '@domain/push/quiet-hours.ts';
import { makeDeviceInput } from '@domain/testing/make-device.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { stored } from './support/backend.ts';
import { patch } from './support/documents.ts';
import { savedAs } from './support/inputs.ts';
import { makeProfileOf, saveNew, signUp, someUsername } from './support/people.ts';
import { call, called } from './support/requests.ts';

const SPICY = makeDraft('never-have-i-ever', { category: 'spicy' });
const YEAR_MS = 365.25 * 24 * 3_600_000;

it.each([
  ['13-15', 5],
  ['16-17', 2],
] as const)(
  'somebody who is %s gets nothing spicy and quiet hours at night, until they are an adult',
  async (ageGroup, years) => {
    const person = await signUp();
    const { createdAt } = await makeProfileOf(person, { name: 'Robin', username: someUsername(), ageGroup });
    const account = (await stored(paths.account(person.uid))) as { createdAt: Timestamp; adultAt: Timestamp };
    // the answer itself is kept nowhere
    expect(JSON.stringify(account)).not.toContain(ageGroup);
    expect(account.adultAt.toMillis()).toBe(createdAt + years * YEAR_MS);
    const input = savedAs(SPICY);
    const { status, body } = await call('saveQuiz', input, person.token);
    expect([status, body.error?.details?.code]).toEqual([403, 'age-required']);
    const { id } = await called('saveDevice', makeDeviceInput(), person.token);
    expect(await stored(paths.device(id))).toMatchObject({ quietHours: NIGHT });
    const { items } = await called('exportMyData', { part: 'account', after: null }, person.token);
    expect(items[0]).toMatchObject({ account: { adultAt: expect.any(String) } });

    await patch(paths.account(person.uid), { adultAt: account.createdAt });
    expect(await saveNew(person, SPICY)).toMatchObject({ revision: 1 });
    const next = await called('saveDevice', makeDeviceInput(), person.token);
    expect(await stored(paths.device(next.id))).toMatchObject({ quietHours: null });
  },
);
