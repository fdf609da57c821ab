import { DemoQuiz } from './demo-quiz.tsx';

/** /quiz/never-have-i-ever: five statements about an example person, playable by anyone, offline too. */
export function NeverDemoPage() {
  return <DemoQuiz type="never-have-i-ever" />;
}
