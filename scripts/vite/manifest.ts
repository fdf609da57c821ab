import type { ManifestOptions } from 'vite-plugin-pwa';
import { DEFAULT_LANGUAGE, directionOf } from '../../domain/languages.ts';
import { href } from '../../src/config/href.ts';

const png = { type: 'image/png' } as const;
const shortcut = (name: string, url: string, icon: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${icon}-96x96.png`, sizes: '96x96', ...png }],
});
const NARROW = { sizes: '390x844', form_factor: 'narrow' } as const;
const WIDE = { sizes: '1280x800', form_factor: 'wide' } as const;
const shot = (name: string, label: string, form: typeof NARROW | typeof WIDE) => ({
  src: `/icons/screenshots/${name}.webp`,
  type: 'image/webp',
  label,
  ...form,
});

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'WhoKnows: who really knows you?',
  short_name: 'WhoKnows',
  description: 'Make quizzes about yourself, share the link, see who really knows you, and get anonymous messages.',
  // the dashboard; for visitors the landing page (src/app/routes.tsx)
  start_url: `${href.dashboard()}?start=1`,
  scope: '/',
  display: 'standalone',
  background_color: '#fff6e6',
  theme_color: '#fff6e6',
  lang: DEFAULT_LANGUAGE,
  dir: directionOf(DEFAULT_LANGUAGE),
  categories: ['social', 'entertainment', 'games'],
  icons: [
    { src: '/icons/pwa-192x192.png', sizes: '192x192', ...png },
    { src: '/icons/pwa-512x512.png', sizes: '512x512', ...png },
    { src: '/icons/maskable-icon-512x512.png', sizes: '512x512', ...png, purpose: 'maskable' },
    { src: '/icons/monochrome-icon-512x512.png', sizes: '512x512', ...png, purpose: 'monochrome' },
  ],
  shortcuts: [
    shortcut('Create quiz', href.createQuiz(), 'create'),
    shortcut('Dashboard', href.dashboard(), 'dashboard'),
    shortcut('Messages', href.dashboard('messages'), 'messages'),
  ],
  screenshots: [
    shot('take-quiz', 'Answer questions about a friend', NARROW),
    shot('result', 'See how well you know them', NARROW),
    shot('messages', 'Get anonymous messages', NARROW),
    shot('dashboard', 'Quizzes, responses and messages at a glance', WIDE),
    shot('landing', 'Find out who really knows you', WIDE),
  ],
};
