import { problemIf } from '../../deploy/check.ts';
import type { LiveCheck, Site } from '../site.ts';

const HELPER = '/__/auth/iframe';
/** Any name has a card, which may say that there is no quiz. */
const CARD = '/embed/nobody/22222222';

async function look(ask: Site['ask'], path: string) {
  const reply = await ask(path);
  const policy = reply.headers.get('content-security-policy') ?? '';
  return { status: reply.status, policy, isFree: !reply.headers.has('x-frame-options') };
}

/**
 * Whether other pages can frame what they need to: Firebase's helper for signing in with Google, and cards of quizzes.
 */
export const checkFrames: LiveCheck = async ({ ask }) => {
  const [helper, card] = await Promise.all([look(ask, HELPER), look(ask, CARD)]);
  const isHelperRight = helper.status === 200 && helper.isFree && !helper.policy.includes('frame-ancestors');
  const isCardRight = card.isFree && /^default-src 'none';.* frame-ancestors \*; sandbox /.test(card.policy);
  return [
    ...problemIf(
      !isHelperRight,
      `${HELPER} answers ${helper.status}, or may not be in a frame: Google can't sign anybody in.`,
      'Headers of firebase.json must leave out /__/: npm run deploy -- --only hosting',
    ),
    ...problemIf(
      !isCardRight,
      `${CARD} answers ${card.status} without the policy of a card: other sites show none.`,
      'Headers of firebase.json must leave out /embed/: npm run deploy -- --only hosting,functions:embed',
    ),
  ];
};
