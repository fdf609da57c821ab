export interface CreatorRecord {
  quizzes: number;
  responses: number;
  messages: number;
  /** Mean percentage over all responses, 0 to 100; null while there are none. */
  averagePercent: number | null;
}

/** With fewer responses an average says nothing. */
const TELLING_RESPONSES = 5;
/** From this percentage friends know a person well; below the other, not at all. */
const KNOWN_PERCENT = 80;
const MYSTERY_PERCENT = 40;

interface Goal {
  count: 'quizzes' | 'responses' | 'messages';
  goal: number;
}
const GOALS = {
  firstQuiz: { count: 'quizzes', goal: 1 },
  quizMaster: { count: 'quizzes', goal: 5 },
  firstResponse: { count: 'responses', goal: 1 },
  crowd: { count: 'responses', goal: 25 },
  famous: { count: 'responses', goal: 100 },
  firstMessage: { count: 'messages', goal: 1 },
  mailbag: { count: 'messages', goal: 25 },
} as const satisfies { [name: string]: Goal };

export type AchievementName = keyof typeof GOALS | 'openBook' | 'mystery';

export interface Achievement {
  name: AchievementName;
  isReached: boolean;
  progress: number;
  goal: number;
}

function reached(name: AchievementName, progress: number, goal: number, isReached = progress >= goal): Achievement {
  return { name, isReached, progress: Math.min(progress, goal), goal };
}

/** Returns all in a fixed order. Openness and mystery need enough responses, so their progress is that number. */
export function achievementsOf(record: CreatorRecord): Achievement[] {
  const { responses, averagePercent } = record;
  const isTelling = averagePercent !== null && responses >= TELLING_RESPONSES;
  return [
    ...Object.entries(GOALS).map(([name, { count, goal }]) => reached(name as AchievementName, record[count], goal)),
    reached('openBook', responses, TELLING_RESPONSES, isTelling && averagePercent >= KNOWN_PERCENT),
    reached('mystery', responses, TELLING_RESPONSES, isTelling && averagePercent < MYSTERY_PERCENT),
  ];
}
