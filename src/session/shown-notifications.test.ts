import { expect, test, vi } from 'vitest';
import { showNotification, takeBackNotifications } from './shown-notifications.ts';

test('a notification shown while earlier ones are being withdrawn stays', async () => {
  const shown = ['earlier'];
  const listing = Promise.withResolvers<void>();
  const registration = {
    showNotification: async (title: string) => void shown.push(title),
    getNotifications: async () => {
      await listing.promise;
      return shown.map((title) => ({ close: () => shown.splice(shown.indexOf(title), 1) }));
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  const takingBack = takeBackNotifications();
  const showing = showNotification('new', {});
  setTimeout(listing.resolve);
  await Promise.all([takingBack, showing]);
  expect(shown).toEqual(['new']);
  vi.unstubAllGlobals();
});
