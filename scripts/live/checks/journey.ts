import { paths } from '../../../domain/paths.ts';
import { photoPath } from '../../../domain/profiles/photo.ts';
import { makeDraft } from '../../../domain/testing/make-quiz.ts';
import { type Problem, problemIf } from '../../deploy/check.ts';
import { waitUntil } from '../../lib/ports.ts';
import { Sorry } from '../../lib/project.ts';
import { saveDraft } from '../../seed/client.ts';
import { type LiveCreator, play, signUp } from '../creator.ts';
import type { LiveCheck, Site } from '../site.ts';

const TITLE = 'A check of the site';
/** Above that, some chats leave the picture of a link out. */
const PICTURE_MAX = 300_000;

const tagOf = (html: string, property: string): string | null =>
  new RegExp(`<meta [^>]*property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? null;

async function checkPreview(path: string, { ask }: Site): Promise<Problem[]> {
  const fix = 'npx firebase functions:log --only page,pictures';
  const html = await ask(path).then((reply) => reply.text());
  if (!tagOf(html, 'og:title')?.includes(TITLE)) return [{ what: `${path} doesn't say in a chat what it is.`, fix }];
  const picture = await ask(tagOf(html, 'og:image') ?? '/none');
  const size = (await picture.arrayBuffer()).byteLength;
  const isPicture = picture.status === 200 && picture.headers.get('content-type')?.startsWith('image/');
  const isRight = isPicture && size <= PICTURE_MAX;
  return problemIf(!isRight, `The picture of ${path} answers ${picture.status}, ${size} bytes.`, fix);
}

type List = Record<string, { mapValue?: { fields?: Record<string, { integerValue: string }> } }>;

/** Waits for a creator's list of quizzes to be as wanted: it takes a trigger, a task and an index. */
async function checkList(
  uid: string,
  { services, project, apiKey, countMs, ask }: Site,
  [is, what]: [is: (list: List) => boolean, what: string],
): Promise<Problem[]> {
  const url = `${services.firestore}/v1/projects/${project}/databases/(default)/documents/${paths.listing(uid)}?key=${apiKey}`;
  const isListed = async () => {
    const { fields } = (await ask(url).then((reply) => reply.json())) as { fields?: List };
    return fields !== undefined && is(fields);
  };
  return problemIf(
    !(await waitUntil(isListed, countMs / 1000)),
    `${what} within ${countMs / 1000} s.`,
    'npx firebase functions:log, then docs/operations/deploy.md: roles, task queues and indexes',
  );
}

/** The smallest photo: what it shows doesn't matter. */
const PHOTO = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64');

/** Whether pages may read photos: a bucket refuses them until it has a CORS configuration. */
async function checkPhoto({ uid, token }: LiveCreator, { ask, services, bucket, origin }: Site): Promise<Problem[]> {
  const path = encodeURIComponent(photoPath(uid, 'image/webp'));
  const files = `${services.storage}/v0/b/${bucket}/o`;
  const stored = await ask(`${files}?name=${path}`, {
    method: 'POST',
    headers: { 'content-type': 'image/webp', authorization: `Firebase ${token}` },
    body: PHOTO,
  });
  if (stored.status !== 200)
    return [{ what: `A photo can't be stored: ${stored.status}`, fix: 'npm run deploy -- --only storage' }];
  const read = await ask(`${files}/${path}?alt=media`, { headers: { origin } });
  const allowed = read.headers.get('access-control-allow-origin');
  return problemIf(
    read.status !== 200 || (allowed !== '*' && allowed !== origin),
    `Pages can't read photos (${read.status}): none are kept for later, and exports lack them.`,
    `gcloud storage buckets update gs://${bucket} --cors-file=cors.json`,
  );
}

/** Whether what people do works: somebody signs up, publishes a quiz, is played, counted and shown, and leaves. */
export const checkJourney: LiveCheck = async (site) => {
  let creator: LiveCreator | undefined;
  const problems: Problem[] = [];
  try {
    creator = await signUp(site);
    const saved = await saveDraft(creator, makeDraft('know-me', { title: TITLE }));
    problems.push(...(await checkPreview(`/${creator.username}/${saved.quizId}`, site)));
    problems.push(...(await checkList(creator.uid, site, [() => true, 'A new quiz was not listed'])));
    await play(site, saved);
    const isCounted = ({ plays }: List) => plays?.mapValue?.fields?.[saved.quizId]?.integerValue === '1';
    problems.push(...(await checkList(creator.uid, site, [isCounted, 'A play was not counted'])));
    problems.push(...(await checkPhoto(creator, site)));
  } catch (error) {
    if (!(error instanceof Sorry)) throw error;
    problems.push({ what: error.message, fix: 'npx firebase functions:log' });
  }
  await creator?.leave().catch((error: unknown) => {
    problems.push({
      what: `The account ${creator?.username} could not be deleted: ${error instanceof Error ? error.message : error}`,
      fix: 'npx firebase functions:log --only deleteAccount',
    });
  });
  return problems;
};
