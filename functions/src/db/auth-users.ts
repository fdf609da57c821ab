import { canonicalEmail } from '@domain/email.ts';
import { DomainError } from '@domain/errors.ts';
import { getAuth, type MultiFactorInfo, type UserInfo, type UserRecord } from 'firebase-admin/auth';

/** The identities that an Auth account claims: its address, its number, its accounts at providers. */
function identitiesOf({ email, phoneNumber, providerData }: UserRecord): string[] {
  const others = providerData.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone');
  return [
    ...(email ? [`email ${canonicalEmail(email)}`] : []),
    ...(phoneNumber ? [`phone ${phoneNumber}`] : []),
    ...others.map(({ providerId, uid }) => `${providerId} ${uid}`),
  ];
}

/** Returns what a person's Auth account is known by, proved or not; nothing if it is gone. */
export async function fetchIdentities(uid: string): Promise<string[]> {
  const user = await findUser(uid);
  return user ? identitiesOf(user) : [];
}

/** Returns the same without an unverified address, which anybody can enter: it may be a stranger's. */
export async function fetchProvedIdentities(uid: string): Promise<string[]> {
  const user = await findUser(uid);
  const known = user ? identitiesOf(user) : [];
  return user?.emailVerified ? known : known.filter((identity) => !identity.startsWith('email '));
}

interface AuthUser {
  name: string | null;
  email: string | null;
  phone: string | null;
  photoURL: string | null;
}

const isNoUser = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

async function findUser(uid: string): Promise<UserRecord | null> {
  try {
    return await getAuth().getUser(uid);
  } catch (error) {
    if (isNoUser(error)) return null;
    throw error;
  }
}

async function getUser(uid: string): Promise<UserRecord> {
  const user = await findUser(uid);
  if (!user) throw new DomainError('gone', 'The account no longer exists.');
  return user;
}

const shown = ({ email, displayName, phoneNumber, photoURL }: UserRecord | UserInfo): AuthUser => ({
  name: displayName ?? null,
  email: email ?? null,
  phone: phoneNumber ?? null,
  photoURL: photoURL ?? null,
});

/** Returns whose ID token this is; null if it isn't sound or has expired. */
export async function findTokenHolder(token: string): Promise<string | null> {
  return getAuth()
    .verifyIdToken(token)
    .then(
      ({ uid }) => uid,
      () => null,
    );
}

/** Returns a caller's Auth account, and its identifiers. Throws `gone` if it was deleted since the token was issued. */
export async function fetchAuthUser(uid: string): Promise<AuthUser & { identities: string[] }> {
  const user = await getUser(uid);
  return { ...shown(user), identities: identitiesOf(user) };
}

/** Returns a person's verified address; null without one, or without an account. */
export async function findVerifiedEmail(uid: string): Promise<string | null> {
  const user = await findUser(uid);
  return user?.emailVerified && user.email ? user.email : null;
}

/** Returns where a person's mail goes: their verified address, unless the account is disabled. Null for none. */
export async function findMailAddress(uid: string): Promise<string | null> {
  const user = await findUser(uid);
  return user?.emailVerified && !user.disabled && user.email ? user.email : null;
}

/** Returns since when a person's sessions are valid: the last change of the password, or "sign out everywhere"; 0 for ever. */
export async function fetchValidSince(uid: string): Promise<number> {
  const user = await findUser(uid);
  return user?.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0;
}

const isoTime = (text: string | null | undefined) => (text ? new Date(text).toISOString() : null);

/** Auth never hands out the factor's secret. */
const shownFactor = (factor: MultiFactorInfo) => ({
  id: factor.uid,
  type: factor.factorId,
  name: factor.displayName ?? null,
  phone: 'phoneNumber' in factor ? factor.phoneNumber : null,
  enrolledAt: isoTime(factor.enrollmentTime),
});

/** Returns all that Auth stores about a caller, for their export. Throws `gone`. */
export async function fetchSignInData(uid: string): Promise<Readonly<Record<string, unknown>>> {
  const user = await getUser(uid);
  return {
    ...shown(user),
    emailVerified: user.emailVerified,
    providers: user.providerData.map((provider) => ({
      provider: provider.providerId,
      id: provider.uid,
      ...shown(provider),
    })),
    secondFactors: (user.multiFactor?.enrolledFactors ?? []).map(shownFactor),
    createdAt: isoTime(user.metadata.creationTime),
    lastSignInAt: isoTime(user.metadata.lastSignInTime),
    lastRefreshAt: isoTime(user.metadata.lastRefreshTime),
  };
}

/** The most that Auth looks up at once. */
const LOOKED_UP = 100;

/** Returns those of the uids under which there is no Auth account. */
export async function findUnknownUsers(uids: readonly string[]): Promise<string[]> {
  const unknown: string[] = [];
  for (let from = 0; from < uids.length; from += LOOKED_UP) {
    const asked = uids.slice(from, from + LOOKED_UP);
    const { users } = await getAuth().getUsers(asked.map((uid) => ({ uid })));
    const known = new Set(users.map(({ uid }) => uid));
    unknown.push(...asked.filter((uid) => !known.has(uid)));
  }
  return unknown;
}

/** Deletes the Auth account, and with it every way to sign in. Succeeds if it is gone already. */
export async function deleteAuthUser(uid: string): Promise<void> {
  try {
    await getAuth().deleteUser(uid);
  } catch (error) {
    if (!isNoUser(error)) throw error;
  }
}

interface OperatorToBe {
  uid: string;
  name: string;
  isVerified: boolean;
  hasSecondFactor: boolean;
}

/** Returns the account of an address; null for none. */
export async function findOperatorToBe(email: string): Promise<OperatorToBe | null> {
  try {
    const { uid, displayName, emailVerified, multiFactor } = await getAuth().getUserByEmail(email);
    const hasSecondFactor = (multiFactor?.enrolledFactors ?? []).length > 0;
    return { uid, name: displayName ?? email, isVerified: emailVerified, hasSecondFactor };
  } catch (error) {
    if (isNoUser(error)) return null;
    throw error;
  }
}

/** Lets somebody's next token say that they are an operator, or not any more; then all their sessions end. */
export async function setOperatorClaim(uid: string, isOperator: boolean): Promise<void> {
  const user = await findUser(uid);
  if (!user) return;
  const { operator: _, ...others } = user.customClaims ?? {};
  await getAuth().setCustomUserClaims(uid, { ...others, ...(isOperator && { operator: true }) });
  if (!isOperator) await getAuth().revokeRefreshTokens(uid);
}
