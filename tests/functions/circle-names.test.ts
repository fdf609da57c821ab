import { CIRCLE_JOINS_OF_ONE } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { expect, it } from 'vitest';
import { stored } from './support/backend.ts';
import { decideAs, reported } from './support/deciding.ts';
import { makeOperator } from './support/operators.ts';
import { post, posted, refusedWith, someAddress } from './support/requests.ts';

const aCircle = async () => (await posted('circles', makeCircleInput())).id;
async function joined(circleId: string, name: string) {
  const member = makeMemberInput(circleId, { name });
  await posted('circle-members', member);
  return member;
}
type Member = Awaited<ReturnType<typeof joined>>;
const rename = ({ id, circleId, key }: Member, name: string) =>
  posted('circle-changes', { circleId, key, change: { do: 'rename', memberId: id, name } });
const nameOf = async ({ id, circleId }: Member) => {
  const circle = (await stored(paths.circle(circleId))) as { members: Record<string, { name: string }> };
  return circle.members[id]?.name;
};

it('a name that moderators have hidden stays hidden, whatever it is changed to, and whoever takes it', async () => {
  const circleId = await aCircle();
  const [robin, sam] = [await joined(circleId, 'Lena is ugly'), await joined(circleId, 'Sam')];
  const found = await reported({ kind: 'circle-name', circleId, memberId: robin.id });
  await decideAs(await makeOperator(), found, { action: 'remove' });
  for (const name of ['Lena is ugly', 'Lena stinks', 'Robin']) {
    await rename(robin, name);
    expect(await nameOf(robin)).toBe('');
  }
  expect(await nameOf(await joined(circleId, 'léna is UGLY!'))).toBe('');
  await rename(sam, 'Lena is ugly');
  expect(await nameOf(sam)).toBe('');
  await rename(sam, 'Sam');
  expect(await nameOf(sam)).toBe('Sam');
});

it('two members of a circle never have one name', async () => {
  const circleId = await aCircle();
  const [first, second, third] = [
    await joined(circleId, 'Zoé'),
    await joined(circleId, 'zoe'),
    await joined(circleId, 'Kim'),
  ];
  await rename(third, 'Z o e');
  await rename(second, 'ZOE');
  expect([await nameOf(first), await nameOf(second), await nameOf(third)]).toEqual(['Zoé', 'ZOE 2', 'Z o e 3']);
  await rename(first, 'Ann');
  await rename(third, 'Zoe');
  expect(await nameOf(third)).toBe('Zoe');
});

it('one network alone cannot fill a circle, or use up its joins', async () => {
  const circleId = await aCircle();
  const from = someAddress();
  const join = (address: string) => post('circle-members', makeMemberInput(circleId), address);
  for (let member = 0; member < CIRCLE_JOINS_OF_ONE; member += 1) expect((await join(from)).status).toBe(200);
  expect(await refusedWith(join(from))).toEqual([409, 'circle-full']);
  expect((await join(someAddress())).status).toBe(200);
});
