/** Returns where a locale file is in its build's folder. The letter keeps blockers from `ads`, `analytics` and the like. */
export const textFile = (language: string, namespace: string) => `${language}/t${namespace}.json`;
