import { api } from './routes.ts';

export const iam = () =>
  api({ 'POST /v1/projects/*/serviceAccounts/*:testIamPermissions': ({ body }) => body as object });
