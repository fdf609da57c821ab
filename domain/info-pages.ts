/** Pages that are the same for everybody: prerendered at build time, in the sitemap, and each a feature file of its name. */
export const INFO_PAGES = [
  'about',
  'safety',
  'contact',
  'templates',
  'analytics',
  'careers',
  'blog',
  'press',
  'help',
  'terms',
] as const;
export type InfoPage = (typeof INFO_PAGES)[number];

export const isInfoPage = (segment: string): segment is InfoPage => (INFO_PAGES as readonly string[]).includes(segment);
