import { useTranslation } from '../../i18n/use-translation.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { PaperSheet, Split } from './paper-sheet.tsx';
import { type Point, Points } from './points.tsx';
import { SampleInbox } from './sample-inbox.tsx';

const POINTS: readonly Point[] = [
  { icon: 'link', title: 'notes.create.title', text: 'notes.create.text' },
  { icon: 'share', title: 'notes.share.title', text: 'notes.share.text' },
  { icon: 'envelope', title: 'notes.get.title', text: 'notes.get.text' },
];

/** Anonymous messages, with a sample inbox. */
export function AnonymousMessages() {
  const { t } = useTranslation('landing');
  return (
    <PaperSheet id="anonymous-messages" color="yellow">
      <Split>
        <div>
          <Heading size={2} as="h2">
            {t('notes.title')}
          </Heading>
          <Text style={{ marginTop: 10 }}>{t('notes.text')}</Text>
          <Points points={POINTS} />
          <Text small style={{ marginTop: 28 }}>
            {t('notes.honest')}
          </Text>
        </div>
        <SampleInbox />
      </Split>
    </PaperSheet>
  );
}
