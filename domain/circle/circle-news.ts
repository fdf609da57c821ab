import { PUSH_WINDOW_S } from '../limits.ts';
import { addNews, type CircleNews, type CircleState, type SecretMember } from './changes.ts';

export interface CircleTold {
  id: string;
  device: string;
  news: CircleNews;
}

const WINDOW_MS = PUSH_WINDOW_S.circle * 1000;
const dueAt = ({ pushedAt = 0 }: SecretMember, now: number) => Math.max(now, pushedAt + WINDOW_MS);

const withMembers = (state: CircleState, members: readonly (readonly [string, SecretMember])[]): CircleState =>
  members.length === 0
    ? state
    : {
        ...state,
        secrets: { ...state.secrets, members: { ...state.secrets.members, ...Object.fromEntries(members) } },
      };

/** Returns when the next member is to be notified, from now on; null if none is waiting. */
export function newsDueAt({ secrets }: CircleState, now: number): number | null {
  const dues = Object.values(secrets.members).flatMap((member) => (member.news ? [dueAt(member, now)] : []));
  return dues.length > 0 ? Math.min(...dues) : null;
}

/** Takes the news that are due now, once per member. */
export function claimNews(state: CircleState, now: number): { state: CircleState; told: CircleTold[] } {
  const due = Object.entries(state.secrets.members).flatMap(([id, { news, device, ...member }]) =>
    news && device !== undefined && dueAt(member, now) === now ? [{ id, device, news, member }] : [],
  );
  return {
    state: withMembers(
      state,
      due.map(({ id, device, member }) => [id, { ...member, device, pushedAt: now }]),
    ),
    told: due.map(({ id, device, news }) => ({ id, device, news })),
  };
}

/** `again`: when to try again; null if the device is gone. */
type Untold = CircleTold & { again: number | null };

/** Puts back news that couldn't be sent, and drops expired devices, unless the member has chosen another since. */
export function putNewsBack(state: CircleState, untold: readonly Untold[]): CircleState {
  const changed = untold.flatMap(({ id, device: tried, news, again }): [string, SecretMember][] => {
    const member = state.secrets.members[id];
    if (member?.device !== tried) return [];
    const { device, news: since, ...others } = member;
    if (again === null) return [[id, others]];
    return [[id, { ...others, device, news: addNews(since, news), pushedAt: again - WINDOW_MS }]];
  });
  return withMembers(state, changed);
}
