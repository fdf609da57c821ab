import { spawnSync } from 'node:child_process';
import { ROOT } from './project.ts';

/** The browser tests of each part of the app, the most telling ones first. */
export const WALKS: Readonly<Record<string, readonly string[]>> = {
  'src/features/account/notifications/': ['weekly-email', 'notifications'],
  'src/features/account/': ['account', 'account-security', 'account-google', 'names', 'profile'],
  'src/features/ads/': ['ads'],
  'src/features/auth-action/': ['auth-action'],
  'src/features/choose-name/': ['names', 'guards', 'google'],
  'src/features/dashboard/operator/': ['operator'],
  'src/features/dashboard/': ['dashboard', 'dashboard-lists', 'messages', 'quiz-details', 'moderation'],
  'src/features/demo-quizzes/': ['every-page'],
  'src/features/info-pages/': ['contact', 'site'],
  'src/features/install/': ['install'],
  'src/features/landing/': ['site'],
  'src/features/public-profile/': ['public-profile', 'messages', 'visitor', 'outbox-pages'],
  'src/features/quiz-editor/': ['editor'],
  'src/features/results/': ['visitor', 'take-quiz', 'delete-sent'],
  'src/features/sent/': ['delete-sent', 'replies'],
  'src/features/sign-in/': ['sign-in', 'google', 'guards', 'second-factor'],
  'src/features/take-quiz/': ['take-quiz', 'visitor'],
  'src/features/unsubscribe/': ['weekly-email'],
  'src/outbox/': ['outbox', 'outbox-pages', 'outbox-second-thoughts'],
  'src/session/': ['session', 'sign-in', 'guards', 'offline-changes', 'second-factor'],
  'src/sw/': ['offline-shell', 'offline-visitor', 'outbox', 'update'],
  'public/': ['manifest', 'site'],
  'firebase.json': ['content-security-policy', 'every-page'],
};
/** Changes to shared code run only a few of them. */
const SHARED = /^(src\/|domain\/|index\.html|vite\.config\.ts|scripts\/vite\/|tests\/e2e\/(?!.*\.spec\.ts))/;
const SHARED_WALKS = ['visitor', 'dashboard', 'site'];
/** The functions' sources. */
const SERVER =
  /^(functions\/src\/|functions\/build|domain\/|firestore\.(rules|indexes\.json)|tests\/functions\/support\/)/;
/** What is deployed, and how. */
const DEPLOYED = /^(scripts\/deploy\/|scripts\/tasks\/deploy|tests\/deploy\/(?!checks\/)|firebase\.json|cors\.json)/;
const DEPLOYMENT = 'tests/deploy/deploy.test.ts';
/** A check must take only minutes; `npm test` runs the rest. */
const MOST_WALKS = 5;

interface Touched {
  /** Files of functions tests that cover the change; `all` when any may. */
  functions: readonly string[] | 'all';
  /** Files of browser tests that cover the change. */
  e2e: readonly string[];
  /** Further ones, left to `npm test`. */
  left: readonly string[];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Returns the tests that a change of `files` needs, besides the quick ones that always run. */
export function touchedBy(files: readonly string[]): Touched {
  const ownTests = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const sources = files.filter((file) => !isTest(file) && !file.endsWith('.md'));
  const partsOf = (file: string) => Object.keys(WALKS).filter((part) => file.startsWith(part));
  const parts = new Set(sources.flatMap(partsOf));
  const isShared = sources.some((file) => SHARED.test(file) && partsOf(file).length === 0);
  const names = [...parts].flatMap((part) => WALKS[part] ?? []).concat(isShared ? SHARED_WALKS : []);
  const changed = ownTests(/^tests\/e2e\/.*\.spec\.ts$/);
  const walks = new Set([...changed, ...names.map((name) => `tests/e2e/${name}.spec.ts`)]);
  const e2e = [...walks].slice(0, Math.max(MOST_WALKS, changed.length));
  return {
    functions: sources.some((file) => SERVER.test(file))
      ? 'all'
      : [
          ...ownTests(/^tests\/functions\/.*\.test\.ts$/),
          ...(files.some((file) => DEPLOYED.test(file)) ? [DEPLOYMENT] : []),
        ],
    e2e,
    left: [...walks].slice(e2e.length),
  };
}

function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/**
 * Returns the files that differ from the main branch, committed or not; on the main branch the uncommitted ones, or
 * else those of the last commit. None outside of a git repository.
 */
export function changedFiles(): string[] {
  const differing = (commit: string) => [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const [base = 'HEAD'] = [...git('merge-base', 'HEAD', 'origin/main'), ...git('merge-base', 'HEAD', 'main')];
  const files = differing(base);
  return files.length > 0 ? files : differing('HEAD~1');
}
