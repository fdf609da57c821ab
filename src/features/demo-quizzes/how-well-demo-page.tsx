import { DemoQuiz } from './demo-quiz.tsx';

/** /quiz/how-well: five questions about an example person, playable by anyone, offline too. */
export function HowWellDemoPage() {
  return <DemoQuiz type="know-me" />;
}
