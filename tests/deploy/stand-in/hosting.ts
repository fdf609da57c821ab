import type { Cloud } from './cloud.ts';
import { api } from './routes.ts';

export const hosting = (cloud: Cloud) => {
  const version = `projects/${cloud.number}/sites/${cloud.id}/versions/one`;
  return api({
    'GET /v1beta1/projects/*/sites/*': (_, project, site) => ({
      name: `projects/${project}/sites/${site}`,
      defaultUrl: `https://${site}.web.app`,
      type: 'DEFAULT_SITE',
    }),
    'POST /v1beta1/projects/*/sites/*/versions': () => ({ name: version, status: 'CREATED' }),
    // nearly every file is there already, from an earlier deployment
    'POST /v1beta1/projects/*/sites/*/versions/*:populateFiles': ({ body }) => ({
      uploadRequiredHashes: Object.values((body as { files: Record<string, string> }).files).slice(0, 2),
      uploadUrl: `https://upload-firebasehosting.googleapis.com/upload/${version}/files`,
    }),
    'PATCH /v1beta1/projects/*/sites/*/versions/*': ({ body }) => ({ name: version, ...(body as object) }),
    'POST /v1beta1/projects/*/sites/*/channels/*/releases': () => ({ name: `${version}/release` }),
  });
};

export const hostingUploads = () => api({ 'POST /upload/**': () => ({}) });
