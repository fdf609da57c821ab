import webPush from 'web-push';

/** `npm run ops push-keys`: prints a new pair of keys for push. It stores nothing and needs no backend. */
export async function makePushKeys(): Promise<string> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return `# functions/deploy/.env (keep the private key to yourself; a new pair ends all subscriptions)
VAPID_PUBLIC_KEY=${publicKey}
VAPID_PRIVATE_KEY=${privateKey}
# whom push services write to when something is wrong: an address without spaces
VAPID_SUBJECT=mailto:you@your-domain

# .env
VITE_VAPID_PUBLIC_KEY=${publicKey}`;
}
