import type { Cloud } from '../stand-in/cloud.ts';

/** What `npx firebase apps:sdkconfig` prints for the web app of a project. */
export const webEnvOf = ({ id, number }: Cloud) => ({
  VITE_FIREBASE_PROJECT_ID: id,
  VITE_FIREBASE_API_KEY: 'test-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${id}.web.app`,
  VITE_FIREBASE_STORAGE_BUCKET: `${id}.firebasestorage.app`,
  VITE_FIREBASE_APP_ID: `1:${number}:web:0a1b2c`,
});
