import { api } from './routes.ts';

/** Keeps the images of the functions. */
export const artifactRegistry = () =>
  api({
    'GET /v1/projects/*/locations/*/repositories/*': (_, project, location, name) => ({
      name: `projects/${project}/locations/${location}/repositories/${name}`,
      format: 'DOCKER',
    }),
    'PATCH /v1/projects/*/locations/*/repositories/*': ({ body }) => body as object,
  });
