import { useTranslation } from '../../i18n/use-translation.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { PaperSheet, Split } from './paper-sheet.tsx';
import { Steps } from './steps.tsx';
import { Topics } from './topics.tsx';

/** Make it, send it, see who knows: with a playable question and a leaderboard. */
export function HowItWorks() {
  const { t } = useTranslation('landing');
  return (
    <PaperSheet id="how-it-works" style={{ paddingTop: 8 }}>
      <div>
        <Heading size={2} as="h2">
          {t('how.title')}
        </Heading>
        <Steps />
        <Split>
          <Topics />
          <div>
            <Heading size={3} as="h3" style={{ fontSize: '1.75rem' }}>
              {t('board.title')}
            </Heading>
            <Text style={{ margin: '8px 0 20px' }}>{t('board.text')}</Text>
            <Leaderboard />
          </div>
        </Split>
      </div>
    </PaperSheet>
  );
}
