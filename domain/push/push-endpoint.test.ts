import { describe, expect, it } from 'vitest';
import { PUSH_ENDPOINT_MAX } from '../limits.ts';
import { isPushEndpoint } from './push-endpoint.ts';

describe('an endpoint of a known push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dGVzdA:APA91bF_-x',
    'https://fcm.googleapis.com/wp/dGVzdA:APA91bF_-x',
    'https://android.googleapis.com/gcm/send/APA91bF_-x',
    'https://jmt17.google.com/fcm/send/dGVzdA:APA91bF_-x',
    'https://autopush.push.services.mozilla.com/wpush/v2/gAAAA_-',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA_-',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2b',
  ])('is accepted: %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));
});

describe('any other address', () => {
  it.each([
    'http://fcm.googleapis.com/wp/x',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/wp/x',
    'https://me@fcm.googleapis.com/wp/x',
    'https://me:secret@fcm.googleapis.com/wp/x',
    'https://evil.test/fcm.googleapis.com',
    'https://evil.fcm.googleapis.com/wp/x',
    'https://fcm.googleapis.com.evil.test/wp/x',
    'https://evilgoogle.com/fcm/send/x',
    'https://google.com.evil.test/fcm/send/x',
    'https://script.google.com/macros/s/x/exec',
    'https://script.google.com/a/../fcm/send/x',
    'https://fcm.googleapis.com/fcm/send/../../batch',
    'https://storage.googleapis.com/fcm/send/x',
    'https://services.mozilla.com/wpush/v2/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com/x',
    ...[';', '"', "'", '`', '{', '}', '#', '?', '\\', '/', '%2f'].map(
      (mark) => `https://evil.test${mark}.push.apple.com/x`,
    ),
    'https://web..push.apple.com/x',
    'https://.push.apple.com/x',
    'https://FCM.googleapis.com/wp/x',
    ' https://fcm.googleapis.com/wp/x',
    'https://fcm.googleapis.com/wp/x\r\nHost: evil.test',
    'https://fcm.googleapis.com/wp/x y',
    'https://fcm.googleapis.com/wp/x#y',
    'https://fcm.googleapis.com\\@evil.test/x',
    'https://169.254.169.254/computeMetadata/v1/',
    'https://localhost/x',
    'https://[::1]/x',
    `https://fcm.googleapis.com/wp/${'x'.repeat(PUSH_ENDPOINT_MAX)}`,
    '',
  ])('is refused: %j', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));
});
