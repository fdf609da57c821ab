import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest: how WhoKnows looks and starts when it is installed. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'WhoKnows: who really knows you?',
  short_name: 'WhoKnows',
  description: 'Make quizzes about yourself, share the link, see who really knows you, and get anonymous messages.',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: '#fff6e6',
  theme_color: '#fff6e6',
  lang: 'en',
  categories: ['social', 'entertainment', 'games'],
  icons: [
    { src: '/icons/pwa-192x192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/pwa-512x512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
