import { randomUUID } from 'node:crypto';
import { READY } from '../../domain/locales/ready.ts';
import { send, type Target } from './client.ts';

/** The same in every demo, so that its URL is known. */
export const DEMO_CIRCLE = '5eedc1c1-0000-4000-8000-000000000001';

/** Who is in it, what they answer, and how many answers of each one before them they get right. */
const PEOPLE = [
  { name: 'Maya', answers: [0, 1, 2, 3, 0], right: [] },
  { name: 'Robin', answers: [1, 1, 0, 2, 3], right: [5] },
  { name: 'Zoë', answers: [3, 0, 1, 1, 2], right: [4, 2] },
  { name: 'Sam', answers: [2, 2, 3, 0, 1], right: [5, 3, 1] },
  { name: 'Noor', answers: [0, 3, 3, 1, 1], right: [4, 1] },
] as const;

export async function seedCircle(target: Target): Promise<void> {
  const ready = Object.keys(READY.en['know-me'].normal).slice(0, 5);
  const asked = { ready, language: 'en' } as const;
  await send(target, 'circles', { id: DEMO_CIRCLE, name: 'The lunch table', asked, key: randomUUID() });
  const people = PEOPLE.map(({ name, answers, right }) => ({
    member: { id: randomUUID(), circleId: DEMO_CIRCLE, name, answers: [...answers], key: randomUUID() },
    right,
  }));
  for (const { member } of people) await send(target, 'circle-members', member);
  for (const { member, right } of people)
    for (const [at, count] of right.entries()) {
      const about = people[at]?.member;
      if (!about) continue;
      const answers = about.answers.map((answer, n) => (n < count ? answer : (answer + 1) % 4));
      const { id: memberId, key } = member;
      await send(target, 'circle-guesses', {
        id: randomUUID(),
        circleId: DEMO_CIRCLE,
        memberId,
        key,
        aboutId: about.id,
        answers,
      });
    }
}
