import { expect, it } from 'vitest';
import { checkSecrets } from '../../../scripts/deploy/checks/secrets.ts';
import { type Cloud, emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf, mended } from '../support/project-in.ts';

const withSecrets = (secrets: Cloud['secrets']): Cloud => ({ ...emptyCloud(), secrets });
const set = (name: string) => `npx firebase functions:secrets:set ${name} --project whoknows-test`;

it('the signing key is enough where no mail is sent', async () => {
  expect(await fixesOf(checkSecrets({}), withSecrets({ SIGNING_KEY: 'ENABLED' }))).toEqual([]);
});

it('a missing signing key is created, also where only its name exists', async () => {
  for (const cloud of [emptyCloud(), withSecrets({ SIGNING_KEY: '' })]) {
    expect(await fixesOf(checkSecrets({}), cloud)).toEqual([
      `openssl rand -hex 32 | ${set('SIGNING_KEY')} --data-file -`,
    ]);
    expect(await mended(checkSecrets({}), cloud)).toEqual([]);
  }
});

it('a signing key that somebody disabled is never replaced', async () => {
  const cloud = withSecrets({ SIGNING_KEY: 'DISABLED' });
  expect(await mended(checkSecrets({}), cloud)).toEqual([
    'gcloud secrets versions enable latest --secret=SIGNING_KEY --project=whoknows-test',
  ]);
  expect(cloud.secrets).toEqual({ SIGNING_KEY: 'DISABLED' });
});

it('where mail is sent, a person has to enter the credentials', async () => {
  const cloud = withSecrets({ SIGNING_KEY: 'ENABLED' });
  const mail = { MAIL_FROM: 'WhoKnows <hello@example.com>' };
  expect(await mended(checkSecrets(mail), cloud)).toEqual([set('SMTP_URL')]);
  expect(await mended(checkSecrets({ ...mail, DKIM_DOMAIN: 'example.com' }), cloud)).toEqual([
    set('SMTP_URL'),
    set('DKIM_KEY'),
  ]);
});
