/** The keys of the reads that a visitor's page begins with; the page function puts their values into the page. */
export const readKeys = {
  quiz: (code: string) => `quiz:${code}`,
  profile: (username: string) => `profile:${username}`,
  /** `keptAt`: of the cached profile that names the list, or null. */
  list: (uid: string, keptAt: number | null) => `list:${uid}:${keptAt}`,
  result: (id: string) => `result:${id}`,
  circle: (id: string) => `circle:${id}`,
};
