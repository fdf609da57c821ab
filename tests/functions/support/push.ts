import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import webPush from 'web-push';
import { startPushService } from '../../../functions/src/services/testing/push-service.ts';

type Service = Awaited<ReturnType<typeof startPushService>>;

/** Lets this file's own process push to a stand-in for the push services, with keys of its own. Returns what gives it. */
export function pushToStandIn(): () => Service {
  let service: Service;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.answer();
    service.received.length = 0;
    const keys = webPush.generateVAPIDKeys();
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    vi.stubEnv('PUSH_STAND_IN', service.host);
    vi.stubEnv('PUSH_STAND_IN_CERTIFICATE', service.certificate);
    vi.stubEnv('VAPID_PUBLIC_KEY', keys.publicKey);
    vi.stubEnv('VAPID_PRIVATE_KEY', keys.privateKey);
    vi.stubEnv('SITE_ORIGIN', 'https://whoknows.example');
    return () => vi.unstubAllEnvs();
  });
  return () => service;
}
